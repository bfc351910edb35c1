import { expect, it } from "vitest";
import { classAttributesOf, createStylePicker } from "./used-styles.ts";

const css = [
  "/*! licence */@layer theme,base,utilities;",
  "@layer base{a{color:inherit}}",
  "@layer utilities{.flex{display:flex}.sm\\:w-1\\.5{width:6px}.group:is(:where(.open) *) .x{top:0}",
  ".\\32 xl{max-width:1px}.\\[\\&\\:\\:-webkit\\]\\:hidden::-webkit{display:none}.a,.b{left:0}.p:not(.q){right:0}",
  "@media (width>=40rem){.sm\\:flex{display:flex}}.spin{animation:spin 1s}.ring{--tw-ring:1px}}",
  "@media print{.gone{display:none}}@font-face{font-family:Inter}",
  '@property --tw-ring{syntax:"*"}@property --tw-blur{syntax:"*"}@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}',
].join("");
const picker = createStylePicker(css);
const pick = (html: string) => new TextDecoder().decode(picker(classAttributesOf(html)));
const page = (...classes: string[]) => `<html>${classes.map((name) => `<p class="${name}">`).join("")}`;
const always =
  "@layer theme,base,utilities;@layer base{a{color:inherit}}@layer utilities{HERE}@font-face{font-family:Inter}";
const rules = (...classes: string[]) => {
  const [before, after] = always.split("HERE");
  const text = pick(page(...classes));
  expect(text.startsWith(before ?? ""), text).toBe(true);
  return text.slice(before?.length).replace(after ?? "", "|");
};

it("leaves out what no class of the page asks for, and keeps what needs none", () => {
  expect(rules()).toBe("|");
  expect(rules("flex unknown")).toBe(".flex{display:flex}|");
});

it("reads classes as they are written in sheets and in documents", () => {
  expect(rules("sm:w-1.5")).toBe(".sm\\:w-1\\.5{width:6px}|");
  expect(rules("2xl")).toBe(".\\32 xl{max-width:1px}|");
  expect(rules("[&amp;::-webkit]:hidden")).toBe(".\\[\\&\\:\\:-webkit\\]\\:hidden::-webkit{display:none}|");
});

it("keeps a rule for one of its alternatives, whatever stands in brackets", () => {
  expect(rules("b")).toBe(".a,.b{left:0}|");
  expect(rules("p")).toBe(".p:not(.q){right:0}|");
  expect(rules("group", "x")).toBe(".group:is(:where(.open) *) .x{top:0}|");
  expect(rules("x")).toBe("|");
});

it("keeps groups of which something is left, and what a rule refers to", () => {
  expect(rules("sm:flex")).toBe("@media (width>=40rem){.sm\\:flex{display:flex}}|");
  expect(pick(page("gone"))).toContain("@media print{.gone{display:none}}");
  expect(rules("ring", "spin")).toBe(
    '.spin{animation:spin 1s}.ring{--tw-ring:1px}|@property --tw-ring{syntax:"*"}@keyframes spin{to{rotate:1turn}}',
  );
});
