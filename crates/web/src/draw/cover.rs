//! Pictures for the home page: two boards as they lay at the end of a game.

use game::{Edition, Profile, edition};

use super::map::still_of;
use super::picture::{Atlas, Picture, pictures};

/// Hex, tile (`-` for none), rotation, then who has a marker there.
const SWITZERLAND: &str = "
B21 8 2; B23 58 5; C10 19 1; C12 14 1 SBB; C14 87 4; C18 24 4; C20 66 4 AB; C22 47 0; C24 14 1 AB SBB; D11 25 4;
D13 611 5; D15 15 1 STB; D17 204 1; D19 910 0 AB FNM SBB; D21 3 2; D25 15 0 AB; E10 88 2; E12 24 0; E14 24 2;
E16 8 5; E18 611 2 SBB; E20 8 5; E24 24 3; F11 906 0 BLS MOB STB; F15 26 5; F17 611 5 SBB STB; F21 15 1;
F23 20 0; F25 88 1; F5 8 4; F7 611 3 JN; F9 24 1; G12 23 2; G16 204 4; G18 611 4 FNM SBB; G26 619 0 FNM RhB;
G28 15 4 ChA; G4 9 0; G6 24 3; G8 67 4; H11 9 0; H13 611 4 FNM STB; H15 8 1; H25 58 1; H3 87 3; H5 43 3; I10 4 0;
I2 8 4; I20 9 2; I28 15 5; I4 903 1 SBB; I6 915 1 BLS MOB VZ; J1 58 3; J11 58 4; J15 9 1; J21 9 2; J7 9 2;
K10 915 0 RhB VZ; K22 14 2; K8 911 1; L21 619 0 FNM; K2 - 0 SBB
";
const AUSTRIA_HUNGARY: &str = "
A18 494 4 MS; A20 4 1; A8 3 4; B11 23 1; B13 69 4; B15 15 4; B17 8 1; B19 25 2; B21 9 1; B23 619 4 CL; B25 56 5;
B5 6 3; B7 8 4; B9 611 1 BK; C10 4 2; C12 611 0 MS SD; C14 24 1; C16 88 1; C18 8 1; C26 405 0; D11 16 2;
D13 43 4; D15 9 1; D17 42 2; D25 58 3; E10 9 1; E12 496 0 BH KK MS SD; E14 611 4 BK UG; E16 631 5; E18 25 2;
E20 58 5; E26 497 0; E8 611 3 KK SD; F11 1 0; F13 47 1; F15 23 4; F17 495 0 BK KK UG; F19 87 4; F21 7 1; F25 8 3;
F7 15 3; F9 44 1; G10 14 2 KK SD; G14 9 2; G16 24 3; G20 58 0; G24 8 4; G26 15 5 SB; G4 15 4 KK SD; G6 40 1;
H11 58 2; H13 9 4; H15 611 5 SB UG; H17 4 2; H19 24 3; H23 611 0 CL SB; H3 14 0; H7 9 2; H9 9 0; I10 8 5;
I14 27 3; I16 630 4; I18 87 1; I20 87 1; I22 58 1; I8 497 2; J13 - 0 BH
";

/// A stretch of the board of 1844, and of 1824.
pub fn switzerland() -> String {
    cover(Profile::Swiss2e, SWITZERLAND, "150 150 1150 372")
}

pub fn austria_hungary() -> String {
    cover(Profile::Austria2e, AUSTRIA_HUNGARY, "120 110 1150 372")
}

fn cover(profile: Profile, board: &str, frame: &str) -> String {
    let edition = edition(profile);
    let Some(seats) = edition.seats.first() else { return String::new() };
    let setup = game::Setup { profile, players: seats.players, seed: None, options: game::Options::NONE };
    let Ok(state) = game::begin(&setup) else { return String::new() };
    let mut bare = pictures(&state);
    for picture in &mut bare {
        picture.reserved = Default::default();
        picture.colour = 3;
    }
    board.split([';', '\n']).for_each(|line| place(edition, &mut bare, line));
    still_of(&Atlas::of(edition), &bare, frame)
}

/// Lays what a line says.
fn place(edition: &Edition, pictures: &mut [Picture], line: &str) {
    let ways = edition.ways();
    let mut words = line.split_whitespace();
    let Some(hex) = words.next().and_then(|name| ways.map.named(name)) else { return };
    let picture = &mut pictures[hex.index()];
    let (tile, rotation) = (words.next().and_then(|name| ways.tiles.named(name)), words.next());
    if let (Some(tile), Some(rotation)) = (tile, rotation.and_then(|word| word.parse().ok())) {
        picture.placed = board::Placed { tile, rotation };
        picture.is_laid = true;
    }
    for company in words.filter_map(|symbol| edition.company_named(symbol)) {
        picture.markers[0].insert(company);
    }
}
