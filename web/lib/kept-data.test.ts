import { expect, it } from "vitest";
import { fromKeptText, toKeptText } from "./kept-data.ts";

it("gives back what a text was made of, the same object where it was made", () => {
  const jobs = [{ title: 'Teller "Senior" </script>', similar: undefined, paused: false }];
  const text = toKeptText(jobs);
  expect(toKeptText(jobs)).toBe(text);
  expect(fromKeptText(text)).toBe(jobs);
});

it("reads a text that came from elsewhere once, and gives equal data to equal texts", () => {
  const read = fromKeptText<{ count: number }[]>('[{"count":2}]');
  expect(read).toEqual([{ count: 2 }]);
  expect(fromKeptText('[{"count":2}]')).toBe(read);
});

it("forgets what was read before many others, and reads it again", () => {
  const first = [{ count: -1 }];
  const text = toKeptText(first);
  for (let count = 0; count < 200; count++) fromKeptText(`[{"count":${count}}]`);
  expect(fromKeptText(text)).toEqual(first);
  expect(toKeptText([{ count: -1 }])).toBe(text);
});
