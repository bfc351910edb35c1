import { type Markup, type Node, paragraphsOf, runsOf } from "../markup.ts";
import { headingText, type Look } from "./theme.ts";

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const inline = (text: string) => paragraphsOf(text).map(styled).join("<br>");
const styled = (text: string) =>
  runsOf(text)
    .map((run) => (run.bold ? `<b>${escapeHtml(run.text)}</b>` : escapeHtml(run.text)))
    .join("");

/** A page for a browser to print. */
export function renderHtml(markup: Markup, look: Look): string {
  const font = look.serif ? "Liberation Serif" : "Liberation Sans";
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: A4; margin: 18mm }
body { font: ${look.body}pt/1.3 "${font}"; margin: 0 }
h1 { font-size: ${look.name}pt; margin: 0 } p { margin: 0 } ul { margin: 2pt 0; padding-left: 14pt }
h2 { font-size: ${look.heading}pt; margin: 9pt 0 3pt; letter-spacing: ${look.spacing}pt; ${look.ruled ? "border-bottom: 1px solid" : "color: #1a5276"} }
.split { display: flex; justify-content: space-between } .columns { display: grid; gap: 20pt }
.pair { display: grid; grid-template-columns: 90pt 1fr } .gap { height: 8pt }
table { border-collapse: collapse; width: 100% } td { border: 1px solid; padding: 3pt 5pt; vertical-align: top }
</style>${nodes(markup.nodes, look)}`;
}

function nodes(list: Node[], look: Look): string {
  return list.map((node) => html(node, look)).join("\n");
}

function html(node: Node, look: Look): string {
  switch (node.kind) {
    case "name":
      return `<h1>${inline(node.text)}</h1>`;
    case "heading":
      return `<h2>${inline(headingText(node.text, look))}</h2>`;
    case "bullet":
      return `<ul><li>${inline(node.text)}</li></ul>`;
    case "centred":
      return `<p style="text-align:center">${inline(node.text)}</p>`;
    case "split":
      return `<div class="split"><span>${inline(node.left)}</span><span>${inline(node.right)}</span></div>`;
    case "pair":
      return `<div class="pair"><span>${inline(node.label)}</span><span>${inline(node.text)}</span></div>`;
    case "table":
      return `<table>${node.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`).join("")}</table>`;
    case "columns": {
      const share = Math.round(node.share * 100);
      return `<div class="columns" style="grid-template-columns: ${share}fr ${100 - share}fr"><div>${nodes(node.left, look)}</div><div>${nodes(node.right, look)}</div></div>`;
    }
    case "gap":
      return `<div class="gap"></div>`;
    case "text":
      return `<p>${inline(node.text)}</p>`;
  }
}
