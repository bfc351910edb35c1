import { expect, it } from "vitest";
import { markupOf } from "#web/ui/markup.test-helper.ts";
import { useSources } from "./use-source.ts";

const Sources = () => JSON.stringify(Object.values(useSources()));

it.each([
  ["/jobs", null, null],
  ["/jobs?utm_source=Facebook", "facebook", "facebook"],
  ["/jobs?sacco=umoja", "careers_page", null],
  ["/sw/jobs?sacco=umoja&source=tiktok", "tiktok", "tiktok"],
  ["/jobs/general?sacco=umoja", null, null],
])("%s comes from %s, and its address says %s", (at, source, named) => {
  expect(markupOf(<Sources />, at).replaceAll("&quot;", '"')).toBe(JSON.stringify([source, named]));
});
