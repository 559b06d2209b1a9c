//! A drawing of the page as an image, to be shared or kept.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, Element, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement, ShareData,
    XmlSerializer,
};

use crate::browser;

/// Pixels across an image.
const WIDTH: f64 = 2_000.0;

/// What decides how a shape looks. An image does not know the style sheet of the page: its copy carries this itself.
#[rustfmt::skip]
const LOOKS: [&str; 20] = [
    "display", "dominant-baseline", "fill", "fill-opacity", "font-family", "font-size", "font-stretch", "font-style",
    "font-weight", "letter-spacing", "opacity", "paint-order", "stroke", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor", "visibility",
];

/// What became of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// To whatever the reader chose to share it with.
    Shared,
    /// As a file.
    Saved,
}

/// Hands the drawing to others, together with a link where there is one; where a browser shares no files, to the reader.
pub async fn hand_over(selector: &str, name: &str, link: Option<&str>) -> Option<Handed> {
    let blob = image_of(selector).await?;
    let file = file_of(&blob, name)?;
    let shared = share(&file, link);
    if let Some(shared) = shared {
        // Whoever closes the list of things to share with has not wanted a file either.
        return JsFuture::from(shared).await.ok().map(|_| Handed::Shared);
    }
    browser::save_blob(name, &blob);
    if let Some(link) = link {
        browser::copy(link);
    }
    Some(Handed::Saved)
}

fn file_of(blob: &Blob, name: &str) -> Option<File> {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &kind).ok()
}

fn share(file: &File, link: Option<&str>) -> Option<Promise> {
    let navigator = browser::window()?.navigator();
    let knows = |name: &str| Reflect::has(&navigator, &name.into()).unwrap_or(false);
    if !knows("share") || !knows("canShare") {
        return None;
    }
    let what = ShareData::new();
    what.set_files(&Array::of1(file));
    if let Some(link) = link {
        what.set_url(link);
    }
    navigator.can_share_with_data(&what).then(|| navigator.share_with_data(&what))
}

async fn image_of(selector: &str) -> Option<Blob> {
    let document = browser::document()?;
    let drawing = document.query_selector(selector).ok()??;
    let shape = drawing.get_bounding_client_rect();
    let (width, height) = (WIDTH, WIDTH * shape.height() / shape.width().max(1.0));
    let text = standing_alone(&drawing, width, height)?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(&text)));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = document.create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height).ok()?;
    JsFuture::from(blob_of(&canvas)).await.ok()?.dyn_into().ok()
}

fn blob_of(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |done, failed| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            let _ = done.call1(&JsValue::NULL, &blob);
        });
        if canvas.to_blob(take.unchecked_ref()).is_err() {
            let _ = failed.call0(&JsValue::NULL);
        }
    })
}

/// The drawing as a document of its own, with the look of every shape written into it.
fn standing_alone(drawing: &Element, width: f64, height: f64) -> Option<String> {
    let copy = drawing.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
    let (shown, copied) = (drawing.query_selector_all("*").ok()?, copy.query_selector_all("*").ok()?);
    for row in 0..shown.length() {
        let (from, to) = (shown.item(row)?.dyn_into().ok()?, copied.item(row)?.dyn_into().ok()?);
        write_look(&from, &to);
    }
    copy.set_attribute("width", &width.to_string()).ok()?;
    copy.set_attribute("height", &height.to_string()).ok()?;
    XmlSerializer::new().ok()?.serialize_to_string(&copy).ok()
}

fn write_look(from: &Element, to: &Element) {
    // Shapes that others refer to take the look of those.
    if from.closest("defs").ok().flatten().is_some() {
        return;
    }
    let Some(style) = browser::window().and_then(|window| window.get_computed_style(from).ok().flatten()) else {
        return;
    };
    for name in LOOKS {
        if let Ok(value) = style.get_property_value(name) {
            let _ = to.set_attribute(name, &value);
        }
    }
}
