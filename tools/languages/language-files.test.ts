import { describe, expect, it } from "vitest";
import { reachedFrom, scriptsWithWords, withWordsOf } from "./language-files.ts";
import { englishRoutes } from "./translated-routes.ts";

describe("a script with the words of one language", () => {
  const code =
    'const a=f({en:{x:`A`},sw:{x:`B`}}),b=[{en:"1","sw":"2"}],c={en:1},d={sw:1,en:2},e={en:1,sw:2,fr:3};';

  it("keeps that language of every literal with exactly our languages", () => {
    expect(withWordsOf("en", code)).toBe(
      'const a=f({en:{x:`A`}}),b=[{en:"1"}],c={en:1},d={sw:1,en:2},e={en:1,sw:2,fr:3};',
    );
    expect(withWordsOf("sw", code)).toContain('f({sw:{x:`B`}}),b=[{sw:"2"}]');
  });

  it("is the script itself where there are no words", () => {
    expect(withWordsOf("sw", "export const one=1;")).toBe("export const one=1;");
  });
});

it("a script exists in each language when it holds words or imports one that does", () => {
  const script = (fileName: string, ...imports: string[]) => ({ fileName, imports, dynamicImports: [] });
  const scripts = [
    script("page", "card", "react"),
    script("card", "words"),
    script("words"),
    script("react"),
    { ...script("frame", "react"), dynamicImports: ["page"] },
  ];
  expect([...scriptsWithWords(scripts, ({ fileName }) => fileName === "words")].sort()).toEqual([
    "card",
    "frame",
    "page",
    "words",
  ]);
});

it("a page's scripts are those that it imports, at once or later, and theirs", () => {
  const script = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    fileName,
    imports,
    dynamicImports,
  });
  const scripts = [
    script("page", ["card"], ["dialog"]),
    script("card", ["page"]),
    script("dialog", ["words"]),
    script("words"),
    script("office", ["words"]),
  ];
  expect([...reachedFrom(["page"], scripts)].sort()).toEqual(["card", "dialog", "page", "words"]);
});

it("routes are in English only where none of their pages exists in Kiswahili", () => {
  const routes = englishRoutes([
    { index: true, file: "home.tsx" },
    { path: "jobs/:slug", file: "job.tsx" },
    { path: "*", file: "not-found.tsx" },
    {
      file: "workspace.tsx",
      children: [
        { path: "dashboard", file: "dashboard.tsx" },
        { path: "dashboard/*", file: "nowhere.ts" },
      ],
    },
    {
      path: "join",
      file: "join.tsx",
      children: [
        { path: ":slug", file: "sacco.tsx" },
        { path: "a/b/c", file: "deep.tsx" },
      ],
    },
  ]);
  expect([...routes].sort()).toEqual(["dashboard.tsx", "deep.tsx", "nowhere.ts", "workspace.tsx"]);
});
