import { describe, expect, it } from "vitest";
import { filesOfDocument, importsOfScript, loadPage } from "./page-files.ts";

const documents: Record<string, string> = {
  "/": `<link rel="preload" href="/a/inter.woff2" as="font"/><link nonce="x" rel="stylesheet" href="/a/app.css"/>
    <link rel="icon" href="/a/icon.svg"/><link rel="modulepreload" href="/a/entry.js" nonce="x"/>
    <script>window.manifest={"later":"/a/later.js"}; import("/a/not-a-module.js")</script>
    <script nonce="x" type="module" async="">import "/a/manifest.js";
    import * as route0 from "/a/root.js";
    import("/a/entry.js");</script>`,
  "/late": `<style id="styles">@font-face{src:url(/a/inter.woff2) format('woff2')}</style>
    <script>{const urls=["/a/entry.js","/a/root.js"];style("/a/app.css");start("import \\"/a/later.js\\"")}</script>`,
  "/a/app.css": "@font-face{src:url(/a/inter.woff2) format('woff2')}@font-face{src:url('./sora.woff2')}",
  "/a/entry.js": `import{t as e}from"./shared.js";import"./side.js";const l=()=>import("./later.js");`,
  "/a/root.js": `import{t as e}from"./shared.js";export{e as default}`,
  "/a/shared.js": `import{a}from"./deep.js";`,
};

const fetch = async (path: string) => Buffer.from(documents[path] ?? "");

describe("filesOfDocument", () => {
  it("names what tags and inline modules load, once", () => {
    expect(Object.fromEntries(filesOfDocument(documents["/"] ?? ""))).toEqual({
      "/a/inter.woff2": "fonts",
      "/a/app.css": "styles",
      "/a/entry.js": "scripts",
      "/a/manifest.js": "scripts",
      "/a/root.js": "scripts",
    });
  });
});

describe("importsOfScript", () => {
  it("leaves out what is imported later", () => {
    expect(importsOfScript(documents["/a/entry.js"] ?? "")).toEqual(["./shared.js", "./side.js"]);
  });
});

describe("loadPage", () => {
  it("follows imports to the end and counts a shared file once", async () => {
    const { files } = await loadPage("/", fetch);
    expect([...files.keys()].sort()).toEqual([
      "/a/app.css",
      "/a/deep.js",
      "/a/entry.js",
      "/a/inter.woff2",
      "/a/manifest.js",
      "/a/root.js",
      "/a/shared.js",
      "/a/side.js",
      "/a/sora.woff2",
    ]);
  });

  it("counts modules and styles that begin after the first paint, and a style sheet within the document", async () => {
    const { html, files } = await loadPage("/late", fetch);
    expect([...files.keys()].sort()).toEqual([
      "#styles",
      "/a/app.css",
      "/a/deep.js",
      "/a/entry.js",
      "/a/inter.woff2",
      "/a/root.js",
      "/a/shared.js",
      "/a/side.js",
      "/a/sora.woff2",
    ]);
    expect(html.toString()).toContain('<style id="styles"></style>');
  });
});
