import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Modules whose exports are plain data that does not depend on who looks at them. */
const modules = ["contract/wire.ts"].map((file) => path.resolve(import.meta.dirname, "../..", file));

/** A module that exports what another does, as literals. */
export const moduleOfValues = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** Puts into the browser's build what such modules come to, instead of all that they are made of. */
export function valuesOfModules(): Plugin {
  return {
    name: "ushirika:values-of-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      const file = path.resolve(id);
      return modules.includes(file) ? moduleOfValues(await import(pathToFileURL(file).href)) : null;
    },
  };
}
