import { expect, it } from "vitest";
import { placeOfStyles } from "./styles/place.ts";
import { createPageJoiner, type PagePiece, written } from "./whole-page.ts";

const css = ".tall{height:1px}.wide{width:1px}.none{margin:0}";
const card = '<p class="wide">Habari · <b>ya</b> asubuhi</p>';
const known = new Map([[card, written(Buffer.from(card))]]);
const join = (...pieces: PagePiece[]) => createPageJoiner(css, (text) => known.get(text))(pieces).toString();

it("writes the styles of all parts of a page into it, wherever bytes end", () => {
  const html = `<head>${placeOfStyles}</head>·<i class="tall">`;
  const styled = html.replace(placeOfStyles, ".tall{height:1px}.wide{width:1px}");
  const bytes = Buffer.from(html);
  for (let end = 0; end <= bytes.length; end++) {
    expect(join(bytes.subarray(0, end), bytes.subarray(end), card, "</i>")).toBe(`${styled}${card}</i>`);
  }
});

it("knows no text by a part of it, and needs no place for styles", () => {
  expect(join(`${card} `, card.slice(1), card)).toBe(`${card} ${card.slice(1)}${card}`);
  expect(join()).toBe("");
});
