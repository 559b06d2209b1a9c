//! The bill of materials, as CycloneDX 1.5: what is inside, in which version, from where, under which licence.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::inside::{Component, Inside, Source};

/// The same for the same commit: no time but the commit's, no number by chance.
pub fn sbom(inside: &Inside, version: &str, time: &str) -> String {
    let own = format!("kursbuch@{version}");
    let components: Vec<Value> = inside.components.iter().map(described).collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time,
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "kursbuch",
                "version": version,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
            },
        },
        "components": components,
        "dependencies": graph(inside, &own),
    });
    format!("{bill:#}\n")
}

fn described(component: &Component) -> Value {
    let mut described = json!({
        "type": if component.source == Source::File { "file" } else { "library" },
        "bom-ref": reference(component),
        "name": component.name,
        "licenses": [{"expression": component.licence}],
    });
    if !component.version.is_empty() {
        described["version"] = component.version.as_str().into();
    }
    if !component.authors.is_empty() {
        described["author"] = component.authors.join(", ").into();
    }
    match &component.source {
        Source::Crate { checksum, .. } => {
            described["purl"] = reference(component).into();
            if let Some(checksum) = checksum {
                described["hashes"] = json!([{"alg": "SHA-256", "content": checksum}]);
            }
        }
        Source::With(holder) => described["description"] = format!("comes with {holder}").into(),
        Source::File => (),
    }
    described
}

fn reference(component: &Component) -> String {
    match &component.source {
        Source::Crate { .. } => format!("pkg:cargo/{}@{}", component.name, component.version),
        Source::With(_) | Source::File => component.name.clone(),
    }
}

/// All that ours need is what the whole needs.
fn graph(inside: &Inside, own: &str) -> Vec<Value> {
    let id = |component: &Component| match &component.source {
        Source::Crate { id, .. } => Some(id.clone()),
        Source::With(_) | Source::File => None,
    };
    let names: BTreeMap<String, String> =
        inside.components.iter().filter_map(|component| Some((id(component)?, reference(component)))).collect();
    let mut edges = BTreeMap::<String, BTreeSet<String>>::new();
    for (user, needed) in &inside.needs {
        let is_ours = user.starts_with("path+");
        let Some(user) = names.get(user).cloned().or_else(|| is_ours.then(|| own.to_owned())) else { continue };
        edges.entry(user).or_default().extend(needed.iter().filter_map(|needed| names.get(needed).cloned()));
    }
    let whole = edges.entry(own.to_owned()).or_default();
    whole.extend(inside.components.iter().filter(|component| id(component).is_none()).map(reference));
    edges.into_iter().map(|(user, needed)| json!({"ref": user, "dependsOn": needed})).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bill_names_crates_and_what_is_no_crate_and_who_needs_whom() {
        let component = |name: &str, licence: &str, source| Component {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: licence.to_owned(),
            authors: vec!["Anna".to_owned()],
            source,
            texts: Vec::new(),
        };
        let of_crate = |name: &str| Source::Crate { checksum: Some("abc".to_owned()), id: format!("registry#{name}") };
        let needs = [("path+file:///src#web", "registry#one"), ("registry#one", "registry#two")];
        let inside = Inside {
            components: vec![
                component("one", "MIT", of_crate("one")),
                component("two", "Zlib", of_crate("two")),
                component("SQLite", "blessing", Source::With("one".to_owned())),
            ],
            needs: needs.map(|(user, needed)| (user.to_owned(), BTreeSet::from([needed.to_owned()]))).into(),
        };
        let bill: Value = serde_json::from_str(&sbom(&inside, "0.1.0", "2026-11-16T00:00:00Z")).unwrap();
        assert_eq!(bill["components"][0]["purl"], "pkg:cargo/one@1.0.0");
        assert_eq!(bill["components"][0]["hashes"][0]["content"], "abc");
        assert_eq!(bill["components"][2]["licenses"][0]["expression"], "blessing");
        let graph = json!([
            {"ref": "kursbuch@0.1.0", "dependsOn": ["SQLite", "pkg:cargo/one@1.0.0"]},
            {"ref": "pkg:cargo/one@1.0.0", "dependsOn": ["pkg:cargo/two@1.0.0"]},
        ]);
        assert_eq!(bill["dependencies"], graph);
    }
}
