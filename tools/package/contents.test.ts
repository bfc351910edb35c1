import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
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

describe("in a container", () => {
  const beside = (name: string) => readFileSync(path.join(import.meta.dirname, "files", name), "utf8");

  it("settings are in no image", () => {
    const [, settings = ""] = /env_file:\s+- path: (\S+)/.exec(beside("compose.yaml")) ?? [];
    expect(settings).not.toBe("");
    expect(beside(".dockerignore").split("\n")).toContain(settings);
  });

  it("a newer version takes up the volumes of the one before", () => {
    expect(beside("compose.yaml")).toMatch(/^name: ushirika$/m);
  });
});
