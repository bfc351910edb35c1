import { expect, it } from "vitest";
import { greeting, shortName } from "./greeting.ts";

it.each([
  ["Achieng Otieno", "Hello Achieng,"],
  ["Ng'ang'a", "Hello Ng'ang'a,"],
  ["  O’Brien Kamau", "Hello O’Brien,"],
  ["You won http://evil.example", "Hello You,"],
  ["http://evil.example You won", "Hello,"],
  ["x".repeat(31), "Hello,"],
  ["", "Hello,"],
])("greets %j with one first name at most", (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

it("greets in the reader's language", () => {
  expect(greeting("Achieng Otieno", "sw")).toBe("Habari Achieng,");
  expect(greeting("", "sw")).toBe("Habari,");
});

it("shortens a name, and repeats none that holds an address", () => {
  expect(shortName("Umoja SACCO", "A SACCO")).toBe("Umoja SACCO");
  expect(shortName(`Umoja ${"x".repeat(100)}`, "A SACCO")).toHaveLength(60);
  expect(shortName("You won http://evil.example", "A SACCO")).toBe("A SACCO");
  expect(shortName("Umoja\r\nBcc: x", "A SACCO")).toBe("A SACCO");
});
