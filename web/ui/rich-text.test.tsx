import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "./rich-text.tsx";

it("puts elements where the sentence marks words for them", () => {
  const text = "By <b>registering</b> you agree to our <terms>terms</terms>.";
  const parts = {
    b: (words: string) => <b>{words}</b>,
    terms: (words: string) => <a href="/terms">{words}</a>,
  };
  expect(renderToStaticMarkup(<RichText text={text} parts={parts} />)).toBe(
    'By <b>registering</b> you agree to our <a href="/terms">terms</a>.',
  );
  expect(renderToStaticMarkup(<RichText text="2 < 3 and nothing marked" parts={{}} />)).toBe(
    "2 &lt; 3 and nothing marked",
  );
});
