import { expect, it } from "vitest";
import { boundedCard } from "./card.ts";

const card = { product: "Ushirika", eyebrow: "", title: "Teller", text: "", facts: [] };

it("cuts what is too long and takes out what cannot be drawn", () => {
  const bounded = boundedCard({
    ...card,
    title: `${"🧮".repeat(500)}`,
    text: "a\u202Eb\u0000c\n\nd",
    facts: ["", "  ", ...Array.from({ length: 9 }, (_, index) => `fact ${index} ${"x".repeat(100)}`)],
  });
  expect([...bounded.title]).toHaveLength(140);
  expect(bounded.title.endsWith("🧮…")).toBe(true);
  expect(bounded.text).toBe("a b c d");
  expect(bounded.facts).toHaveLength(4);
  expect(bounded.facts.every((fact) => fact.length <= 60)).toBe(true);
});
