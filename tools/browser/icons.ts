import path from "node:path";
import type { Plugin } from "vite";

const ourIcon = path.resolve(import.meta.dirname, "../../web/ui/icon.tsx").replaceAll("\\", "/");

/** A module of Lucide that draws an icon, reduced to the shapes; null for one that only gives another name. */
export function slimIcon(code: string): string | null {
  if (!code.includes("createLucideIcon")) return null;
  const shapes = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};/.exec(code)?.[1];
  if (!shapes) throw new Error("Lucide writes its icons in another way now: tools/browser/icons.ts");
  return `import { iconOf } from ${JSON.stringify(ourIcon)};
export default /* @__PURE__ */ iconOf(${shapes.replace(/,?\s*\bkey: "[^"]*"/g, "")});`;
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
