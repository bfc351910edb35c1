import { expect, it } from "vitest";
import { keyIn } from "./application-link.ts";

const key = "kFq3v7Zt1bA9xYw2LmN5pQ8rS0uT4cDe";

it("finds the key of an application in its address, in either language, or alone", () => {
  expect(keyIn(` https://ushirika.example/join/umoja/${key} `)).toBe(key);
  expect(keyIn(`https://ushirika.example/sw/join/umoja/${key}?step=5#documents`)).toBe(key);
  expect(keyIn(key)).toBe(key);
});

it("takes nothing else for one", () => {
  for (const pasted of ["", "https://ushirika.example/join/umoja", `${key} and more`]) {
    expect(keyIn(pasted)).toBeNull();
  }
});
