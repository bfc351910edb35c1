import { describe, expect, it } from "vitest";
import { asGsm, smsSize } from "./gsm.ts";

describe("the size of a text", () => {
  it.each([
    ["a".repeat(160), { alphabet: "gsm", length: 160, parts: 1 }],
    ["a".repeat(161), { alphabet: "gsm", length: 161, parts: 2 }],
    ["a".repeat(307), { alphabet: "gsm", length: 307, parts: 3 }],
    ["[a]", { alphabet: "gsm", length: 5, parts: 1 }],
    ["ũ".repeat(70), { alphabet: "unicode", length: 70, parts: 1 }],
    ["ũ".repeat(71), { alphabet: "unicode", length: 71, parts: 2 }],
    ["😀", { alphabet: "unicode", length: 2, parts: 1 }],
  ])("of %s", (text, size) => expect(smsSize(text)).toEqual(size));
});

it("writes names and signs with the letters of the short alphabet, where it has them", () => {
  expect(asGsm("Wanjirũ Ng’ang’a – “Umoja” …é")).toBe(`Wanjiru Ng'ang'a - "Umoja" ...é`);
  expect(asGsm("你好")).toBe("你好");
});
