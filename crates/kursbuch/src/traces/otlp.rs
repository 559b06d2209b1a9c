//! The form that collectors read: `ExportTraceServiceRequest` as JSON.

use serde_json::{Value as Json, json};

use super::{Ended, Kind, Value};

pub fn document(spans: &[Ended], process: u64) -> Json {
    let version = env!("CARGO_PKG_VERSION");
    let resource = [
        ("service.name", Value::Text("kursbuch".to_owned())),
        ("service.version", Value::Text(version.to_owned())),
        ("service.instance.id", Value::Text(format!("{process:016x}"))),
    ];
    json!({"resourceSpans": [{
        "resource": {"attributes": attributes(&resource)},
        "scopeSpans": [{
            "scope": {"name": "kursbuch", "version": version},
            "spans": spans.iter().map(span).collect::<Vec<_>>(),
        }],
    }]})
}

fn span(ended: &Ended) -> Json {
    let mut span = json!({
        "traceId": format!("{:032x}", ended.trace),
        "spanId": format!("{:016x}", ended.span),
        "name": ended.name,
        "kind": match ended.kind {
            Kind::Internal => 1,
            Kind::Server => 2,
        },
        // Numbers of this size are text in this form.
        "startTimeUnixNano": ended.begun.to_string(),
        "endTimeUnixNano": ended.ended.to_string(),
        "attributes": attributes(&ended.attributes),
    });
    if let Some(parent) = ended.parent {
        span["parentSpanId"] = format!("{parent:016x}").into();
    }
    if ended.failed {
        span["status"] = json!({"code": 2});
    }
    span
}

fn attributes(attributes: &[(&str, Value)]) -> Json {
    let value = |value: &Value| match value {
        Value::Text(text) => json!({ "stringValue": text }),
        Value::Number(number) => json!({ "intValue": number.to_string() }),
        Value::Truth(truth) => json!({ "boolValue": truth }),
    };
    attributes.iter().map(|(name, of)| json!({"key": name, "value": value(of)})).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_written_as_collectors_read_it() {
        let ended = Ended {
            trace: 0x0af7_6519_16cd_43dd_8448_eb21_1c80_319c,
            span: 0x00f0_67aa_0ba9_02b7,
            parent: Some(1),
            name: "request",
            kind: Kind::Server,
            begun: 1_795_060_800_123_456_789,
            ended: 1_795_060_800_123_456_999,
            attributes: vec![("http.route", Value::Text("/api/me".to_owned())), ("hot", Value::Truth(true))],
            failed: true,
        };
        let document = document(std::slice::from_ref(&ended), 7);
        let of_span = json!({
            "traceId": "0af7651916cd43dd8448eb211c80319c",
            "spanId": "00f067aa0ba902b7",
            "parentSpanId": "0000000000000001",
            "name": "request",
            "kind": 2,
            "startTimeUnixNano": "1795060800123456789",
            "endTimeUnixNano": "1795060800123456999",
            "attributes": [
                {"key": "http.route", "value": {"stringValue": "/api/me"}},
                {"key": "hot", "value": {"boolValue": true}},
            ],
            "status": {"code": 2},
        });
        assert_eq!(document["resourceSpans"][0]["scopeSpans"][0]["spans"], json!([of_span]));
        let resource = &document["resourceSpans"][0]["resource"]["attributes"];
        assert_eq!(resource[0], json!({"key": "service.name", "value": {"stringValue": "kursbuch"}}));
        assert_eq!(resource[2]["value"]["stringValue"], "0000000000000007");
    }
}
