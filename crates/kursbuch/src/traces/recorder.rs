//! Takes note of the server's spans: who is within whom, from when to when, with which fields.

use std::fmt::Debug;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::mpsc;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use super::ids::{Ids, Outside};
use super::{Ended, Kind, Message, Value};

/// What a span has from outside; not sent as a field.
const OUTSIDE: &str = "traceparent";
/// Not sent as a field either, but as the end of the span.
const FAILED: &str = "failed";

pub struct Recorder {
    ids: Ids,
    sender: mpsc::Sender<Message>,
    /// Traces whose names, taken as a number, are below this are recorded.
    below: u64,
}

impl Recorder {
    pub(super) fn new(sender: mpsc::Sender<Message>, share: f64) -> Recorder {
        Recorder { ids: Ids::new(), sender, below: (share.clamp(0.0, 1.0) * u64::MAX as f64) as u64 }
    }

    /// Ours, and no events: those are the log's.
    pub fn is_told(metadata: &Metadata<'_>) -> bool {
        metadata.is_span() && metadata.target().starts_with("server")
    }

    /// `None` if this trace is not recorded.
    fn begin<S>(&self, name: &'static str, id: &Id, fields: Fields, context: &Context<'_, S>) -> Option<Ended>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let (trace, parent, kind) = match context.span(id).and_then(|span| span.parent()) {
            Some(parent) => {
                let extensions = parent.extensions();
                let parent = extensions.get::<Ended>()?;
                (parent.trace, Some(parent.span), Kind::Internal)
            }
            None => {
                let (trace, parent) = self.root(fields.outside)?;
                (trace, parent, if name == "request" { Kind::Server } else { Kind::Internal })
            }
        };
        let (span, begun) = (self.ids.span(), now());
        let Fields { attributes, failed, .. } = fields;
        Some(Ended { trace, span, parent, name, kind, begun, ended: begun, attributes, failed })
    }

    /// What the proxy in front has decided holds.
    fn root(&self, outside: Option<Outside>) -> Option<(u128, Option<u64>)> {
        if let Some(outside) = outside {
            return outside.is_recorded.then_some((outside.trace, Some(outside.span)));
        }
        let trace = self.ids.trace();
        // Its lower half.
        (trace as u64 <= self.below && self.below > 0).then_some((trace, None))
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Recorder {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        let begun = self.begin(attributes.metadata().name(), id, fields, &context);
        if let (Some(begun), Some(span)) = (begun, context.span(id)) {
            span.extensions_mut().insert(begun);
        }
    }

    fn on_record(&self, id: &Id, record: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(begun) = span.extensions_mut().get_mut::<Ended>() {
            let mut fields = Fields::default();
            record.record(&mut fields);
            begun.attributes.append(&mut fields.attributes);
            begun.failed |= fields.failed;
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(mut ended) = context.span(&id).and_then(|span| span.extensions_mut().remove::<Ended>()) else {
            return;
        };
        ended.ended = now();
        // Nobody waits for a collector: what it cannot take is lost.
        let _ = self.sender.try_send(Message::Ended(Box::new(ended)));
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
}

#[derive(Default)]
struct Fields {
    attributes: Vec<(&'static str, Value)>,
    outside: Option<Outside>,
    failed: bool,
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.attributes.push((field.name(), Value::Text(format!("{value:?}"))));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            OUTSIDE => self.outside = Outside::read(value),
            name => self.attributes.push((name, Value::Text(value.to_owned()))),
        }
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.attributes.push((field.name(), Value::Number(value)));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.attributes.push((field.name(), Value::Number(i64::try_from(value).unwrap_or(i64::MAX))));
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        match field.name() {
            FAILED => self.failed = value,
            name => self.attributes.push((name, Value::Truth(value))),
        }
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::prelude::*;

    use super::*;

    /// What is recorded of this, in the order in which the spans end.
    fn recorded(share: f64, work: impl FnOnce()) -> Vec<Ended> {
        let (sender, mut receiver) = mpsc::channel(10_000);
        let subscriber = tracing_subscriber::registry().with(Recorder::new(sender, share));
        tracing::subscriber::with_default(subscriber, work);
        let mut all = Vec::new();
        while let Ok(Message::Ended(ended)) = receiver.try_recv() {
            all.push(*ended);
        }
        all
    }

    #[test]
    fn a_span_within_another_is_of_its_trace() {
        let spans = recorded(1.0, || {
            let request =
                tracing::info_span!("request", route = "/api/me", status = tracing::field::Empty, failed = false);
            request.in_scope(|| tracing::info_span!("append", entries = 3_u64).in_scope(|| ()));
            request.record("status", 503_u16);
            request.record("failed", true);
        });
        let [append, request] = spans.as_slice() else { panic!("{spans:?}") };
        assert_eq!((append.name, append.parent, append.trace), ("append", Some(request.span), request.trace));
        assert_eq!(append.attributes, [("entries", Value::Number(3))]);
        assert_eq!((request.parent, request.kind, append.kind), (None, Kind::Server, Kind::Internal));
        assert_eq!((request.failed, append.failed), (true, false));
        let attributes = [("route", Value::Text("/api/me".to_owned())), ("status", Value::Number(503))];
        assert_eq!(request.attributes, attributes);
        assert!(request.begun <= append.begun && append.ended <= request.ended);
    }

    #[test]
    fn what_a_proxy_has_begun_goes_on() {
        let within = |flags: &str| {
            let header = format!("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-{flags}");
            move || drop(tracing::info_span!("request", traceparent = header.as_str()))
        };
        let spans = recorded(0.0, within("01"));
        let [request] = spans.as_slice() else { panic!("{spans:?}") };
        assert_eq!(request.trace, 0x0af7_6519_16cd_43dd_8448_eb21_1c80_319c);
        assert_eq!((request.parent, request.attributes.as_slice()), (Some(0xb7ad_6b71_6920_3331), &[][..]));
        assert_eq!(recorded(1.0, within("00")), []);
    }

    #[test]
    fn a_share_is_recorded_and_always_whole_traces() {
        let work = || {
            for _ in 0..400 {
                tracing::info_span!("request").in_scope(|| drop(tracing::info_span!("append")));
            }
        };
        assert_eq!(recorded(0.0, work), []);
        let spans = recorded(0.1, || (0..12).for_each(|_| work()));
        let requests = spans.iter().filter(|span| span.name == "request").count();
        assert_eq!(spans.len(), 2 * requests);
        assert!((240..=720).contains(&requests), "{requests} of 4800");
    }
}
