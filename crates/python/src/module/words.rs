//! The rulebook, for Python.

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use view::Lang;
use view::rulebook;

use super::unreadable;

/// What a rule says, in our own words.
///
/// >>> import kursbuch
/// >>> print(kursbuch.rule("1844-AUC-06"))
/// A player who passes is out for that private railway.
/// >>> kursbuch.rule("1844-AUC-06", lang="de") != kursbuch.rule("1844-AUC-06")
/// True
#[pyfunction]
#[pyo3(signature = (id, *, lang = "en"))]
pub fn rule(py: Python<'_>, id: &str, lang: &str) -> PyResult<String> {
    let lang = lang_of(py, lang)?;
    let found = rulebook::rule(id).ok_or_else(|| PyKeyError::new_err(format!("no rule {id:?}")))?;
    Ok(found.text(lang).into_owned())
}

/// The ids of all rules of a title, or of those whose id begins so, in the order of the book.
///
/// >>> import kursbuch
/// >>> kursbuch.rules("1844-SR")[0]
/// '1844-SR-01'
/// >>> len(kursbuch.rules("1824")) > 400
/// True
#[pyfunction]
#[pyo3(signature = (beginning = ""))]
pub fn rules(beginning: &str) -> Vec<&'static str> {
    let all = rulebook::rules().iter().map(|rule| rule.id.as_str());
    all.filter(|id| id.starts_with(beginning)).collect()
}

pub fn lang_of(py: Python<'_>, code: &str) -> PyResult<Lang> {
    code.parse().map_err(|why: view::UnknownLang| unreadable(py, why))
}
