const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** `nextOfKinName` as people write it: `Next of kin name`. */
function label(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return escaped(words.charAt(0).toUpperCase() + words.slice(1));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value instanceof Date) return escaped(value.toISOString());
  if (Array.isArray(value)) {
    if (value.length === 0) return "None";
    return `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join("")}</ol>`;
  }
  if (typeof value !== "object") return escaped(String(value));
  const rows = Object.entries(value).map(([name, one]) => `<dt>${label(name)}</dt><dd>${shown(one)}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1.5rem}li{margin-bottom:.5rem}";

/** Data as a page that any browser opens, without a network: each field by its name, one below the other. */
export const readableData = (title: string, data: object): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${shown(data)}</html>\n`;
