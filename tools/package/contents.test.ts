import path from "node:path";
import { expect, it } from "vitest";
import { fonts } from "#server/platform/typesetting/look.ts";
import { dataFiles } from "./contents.ts";

it("takes every font that documents are set in", () => {
  const files = Object.values(fonts).flatMap((cuts) => Object.values(cuts).map(String));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const [name = "", inside = ""] = /node_modules\/(@fontsource\/[^/]+)\/(.+)$/.exec(file)?.slice(1) ?? [];
    const taken = dataFiles[name]?.some((pattern) => path.matchesGlob(inside, pattern));
    expect(taken, `${name}/${inside}`).toBe(true);
  }
});
