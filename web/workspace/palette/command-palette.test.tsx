import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Outcome } from "./command-palette.tsx";

const given = { found: 2, exact: false, similar: false, pending: false };

it.each([
  [{}, "2 found"],
  [{ found: 0 }, "Nothing found. Try another word."],
  [{ pending: true, similar: true }, "Searching"],
  [{ similar: true }, "Nothing has exactly these words. These are written nearly so:"],
  [{ similar: true, exact: true }, "No record has exactly these words. Those below are written nearly so."],
])("says of a search with %j: %s", (values, text) => {
  const markup = renderToStaticMarkup(<Outcome {...given} {...values} />);
  expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
});
