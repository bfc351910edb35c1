import { describe, expect, it } from "vitest";
import { scriptsWithWords, withWordsOf } from "./language-files.ts";

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
