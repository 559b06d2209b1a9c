// Starts the program. The words that it will ask for first are sent for while it is on its way itself.
import init from "/{{script}}";
globalThis.kursbuchTexts = "{{texts}}";
if (globalThis.document) {
  const chosen = () => {
    try {
      return JSON.parse(localStorage.getItem("kursbuch.settings")).lang;
    } catch {
      return "";
    }
  };
  const code = (chosen() || navigator.language).slice(0, 2).toLowerCase();
  const lang = ["de", "pl"].includes(code) ? code : "en";
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  link.href = `/texts/${lang}-words-{{texts}}.ftl`;
  document.head.append(link);
}
init({ module_or_path: "/{{wasm}}" });
