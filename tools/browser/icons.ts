import path from "node:path";
import type { Plugin } from "vite";

const ourIcon = path.resolve(import.meta.dirname, "../../web/ui/icon.tsx").replaceAll("\\", "/");

/** The shapes that an icon is drawn of: `["path", { d: "M5 12h14" }]`. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const markupOf = ([tag, { key: _, ...attributes }]: Shape): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}></${tag}>`;

/** A module of Lucide that draws an icon, reduced to its name and shapes; null for one that only gives another name. */
export function slimIcon(code: string): string | null {
  if (!code.includes("createLucideIcon")) return null;
  const name = /\bname: "([\w-]+)"/.exec(code)?.[1];
  const shapes = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};/.exec(code)?.[1];
  if (!name || !shapes) throw new Error("Lucide writes its icons in another way now: tools/browser/icons.ts");
  const drawn = new Function(`return ${shapes}`)() as readonly Shape[];
  return `import { iconOf } from ${JSON.stringify(ourIcon)};
export default /* @__PURE__ */ iconOf(${JSON.stringify(name)}, ${JSON.stringify(drawn.map(markupOf).join(""))});`;
}

/**
 * Takes out of Lucide's icons what no page uses: a name and a random key for each shape, and a machinery of sizes,
 * colours and contexts. Both builds get it, so that server and browser draw the same.
 */
export function slimIcons(): Plugin {
  return {
    name: "ushirika:slim-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      handler: (code) => slimIcon(code),
    },
  };
}
