//! What is said about a company.

use board::StopRef;

use super::{ReadPosition, Reader, city};
use crate::market::Cell;
use crate::notation::words::{OrUnexpected, Read, model, money, number, player};
use crate::state::Company;
use crate::{CompanyId, Event};

impl<R: ReadPosition> Reader<R> {
    /// A company in an exact position: what is not said is not there.
    pub(super) fn company(&mut self, id: CompanyId, words: &[&str]) -> Read<()> {
        self.game.common.companies[id.index()] = Company::UNSOLD;
        for word in words {
            match word.split_once('=') {
                Some((key, value)) => self.exact_property(id, key, value)?,
                None => self.flag(id, word)?,
            }
        }
        Ok(())
    }

    fn flag(&mut self, id: CompanyId, word: &str) -> Read<()> {
        let common = &mut self.game.common;
        let company = &mut common.companies[id.index()];
        match word {
            "launched" => company.launched = true,
            "opened" => company.opened = true,
            "operated" => company.operated = true,
            "closed" => company.closed = true,
            "beside" => common.beside.insert(id),
            _ => return None.or_unexpected(word, "a property of a company"),
        }
        Ok(())
    }

    fn exact_property(&mut self, id: CompanyId, key: &str, value: &str) -> Read<()> {
        let company = &mut self.game.common.companies[id.index()];
        match key {
            "par" => company.par = Some(money(value)?),
            "unsold" => company.unsold = number(value)?,
            "pool" => company.pool = number(value)?,
            "left" => company.markers = number(value)?,
            "paid" => company.paid_markers = number(value)?,
            "markers" => {
                for at in self.cities(value)? {
                    self.game.common.city(at).insert(id);
                }
            }
            "cell" | "cash" | "director" => self.property(id, key, value)?,
            "trains" => self.trains(id, value).map(drop)?,
            holder => {
                let player = player(&self.game, holder)?;
                self.game.common.companies[id.index()].shares[player.index()] = number(value)?;
            }
        }
        Ok(())
    }

    /// What every company in a sketch can have; each title reads the holdings.
    pub fn property(&mut self, id: CompanyId, key: &str, value: &str) -> Read<()> {
        match key {
            "par" => {
                let par = money(value)?;
                let cell = self.game.edition.market().par_cell(par).or_unexpected(value, "a par")?;
                self.apply(Event::ParSet { company: id, par, cell });
            }
            "price" => {
                let price = money(value)?;
                let found = self.game.edition.market().cells().find(|(_, space)| space.price == price);
                let (cell, _) = found.or_unexpected(value, "a price on the market")?;
                self.game.common.companies[id.index()].cell = Some(cell);
            }
            "cell" => {
                let cell = self.cell(value)?;
                self.game.common.companies[id.index()].cell = Some(cell);
            }
            "cash" => self.game.common.companies[id.index()].cash = money(value)?,
            "director" => {
                let director = player(&self.game, value)?;
                self.game.common.companies[id.index()].director = Some(director);
            }
            "trains" => {
                for model in self.trains(id, value)? {
                    if self.game.edition.model(model).goods_from.is_some() {
                        let stock = &mut self.game.common.pool_trains[model.index()];
                        *stock = stock.checked_sub(1).or_unexpected(value, "trains that are left")?;
                    }
                }
            }
            holder => self.holding(id, holder, number(value)?)?,
        }
        Ok(())
    }

    fn cell(&self, word: &str) -> Read<Cell> {
        let cell = word.split_once(',').and_then(|(row, column)| {
            let cell = Cell { row: row.parse().ok()?, column: column.parse().ok()? };
            self.game.edition.market().space(cell).map(|_| cell)
        });
        cell.or_unexpected(word, "a space of the market")
    }

    fn trains(&mut self, id: CompanyId, names: &str) -> Read<Vec<crate::ModelId>> {
        let models: Vec<_> = names.split(',').map(|name| model(&self.game, name)).collect::<Read<_>>()?;
        for model in &models {
            self.game.common.companies[id.index()].trains[model.index()] += 1;
        }
        Ok(models)
    }

    pub fn cities(&self, names: &str) -> Read<Vec<StopRef>> {
        names.split(',').map(|name| city(&self.game, name)).collect()
    }

    /// `A=3`, `pool=2`: taken from what is unsold.
    pub fn holding(&mut self, id: CompanyId, holder: &str, shares: u8) -> Read<()> {
        let unsold = self.game[id].unsold.checked_sub(shares);
        let unsold = unsold.or_unexpected(holder, "a holder of shares that are left")?;
        if holder == "pool" {
            self.game.common.companies[id.index()].pool += shares;
        } else {
            let player = player(&self.game, holder)?;
            self.game.common.companies[id.index()].shares[player.index()] = shares;
        }
        self.game.common.companies[id.index()].unsold = unsold;
        Ok(())
    }

    /// Puts markers of a sketched company on the map, at its home if it has operated and none are named, and tells how
    /// many.
    pub fn put_markers(&mut self, id: CompanyId, mut markers: Vec<StopRef>) -> Read<usize> {
        if self.game[id].operated && markers.is_empty() {
            markers.extend(self.game.home(id));
        }
        let left = self.game[id].markers.checked_sub(markers.len() as u8);
        let left = left.or_unexpected("markers", "as many as the company has")?;
        for at in &markers {
            self.game.common.city(*at).insert(id);
        }
        self.game.common.companies[id.index()].markers = left;
        Ok(markers.len())
    }
}
