import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const sources = globSync("{contract,server,web,bench,tools}/**/*.{ts,tsx}", { cwd: root });

/** What is given to the call whose bracket opens at `start`: its parts at the outermost level. */
function given(text: string, start: number): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text.slice(start)) {
    if (")]}".includes(sign) && --depth === 0) break;
    if ("([{".includes(sign) && depth++ === 0) continue;
    if (sign === "," && depth === 1) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim());
}

it("no test gives up after the second that vi.waitFor waits by itself, which a busy machine needs for one answer", () => {
  const hurried = sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(/\bvi\.wait(?:For|Until)(?=\()/g)]
      .filter(({ 0: { length }, index }) => given(text, index + length).length < 2)
      .map(({ index }) => `${file}:${text.slice(0, index).split("\n").length}`);
  });
  expect(hurried, "expect.poll waits as vitest.config.ts says").toEqual([]);
});
