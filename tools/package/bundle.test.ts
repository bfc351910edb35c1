import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { programFolder, withOwnAddresses } from "./bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");
const bundle = `file://${programFolder}/main.js`;
const addressed = globSync("server/**/*.ts", { cwd: root, exclude: (name) => name.endsWith(".test.ts") })
  .map((file) => ({ file, code: readFileSync(path.join(root, file), "utf8") }))
  .filter(({ code }) => code.includes("import.meta.url"));

/** What `import.meta.url` has become in a source, as a bundle would work it out. */
const addressesIn = (code: string) =>
  [...code.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, to = ""]) => new URL(to, bundle));

describe("addresses in a bundle", () => {
  it("are those of the sources, but for workers and pages, which are bundles beside it", () => {
    expect(addressed.length).toBeGreaterThan(10);
    for (const { file, code } of addressed) {
      for (const url of addressesIn(withOwnAddresses(path.join(root, file), code))) {
        const place = path.relative(root, url.pathname);
        if (path.dirname(url.pathname) === programFolder) expect(place).toMatch(/(\.worker|render)\.js$/);
        else expect(place, file).toBe(file);
      }
    }
  });

  it("lead each worker to the bundle of its own name", () => {
    const workers = globSync("server/**/*.worker.ts", { cwd: root }).map((file) =>
      path.basename(file, ".ts"),
    );
    expect(new Set(workers).size).toBe(workers.length);
    const started = addressed.flatMap(({ file, code }) =>
      addressesIn(withOwnAddresses(path.join(root, file), code)).filter((url) =>
        url.pathname.endsWith(".worker.js"),
      ),
    );
    expect(started.map((url) => path.basename(url.pathname, ".js")).toSorted()).toEqual(workers.toSorted());
  });
});
