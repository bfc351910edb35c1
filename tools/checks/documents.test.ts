import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const decisions = path.join(root, "docs/decisions");
const documents = globSync(["README.md", "docs/**/*.md", "bench/**/*.md"], { cwd: root });

/** Where links of a Markdown text lead to within the project, without what they name of a page. */
const linksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = ""]) => to).filter((to) => !/^\w+:/.test(to));

it.each(documents)("every link of %s leads to a file", (document) => {
  const file = path.join(root, document);
  const lost = linksOf(readFileSync(file, "utf8")).filter(
    (to) => !existsSync(path.resolve(path.dirname(file), to)),
  );
  expect(lost).toEqual([]);
});

it("the index of decisions lists each of them once", () => {
  const index = linksOf(readFileSync(path.join(decisions, "README.md"), "utf8"));
  const pages = readdirSync(decisions).filter((name) => /^\d{3}-.*\.md$/.test(name));
  expect(index.toSorted()).toEqual(pages.toSorted());
});
