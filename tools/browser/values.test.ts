import { expect, it } from "vitest";
import { wire } from "#contract/wire.ts";
import { moduleOfValues } from "./values.ts";

it("a module of values exports the same as what it was made of", async () => {
  const source = moduleOfValues({ wire, days: 14 });
  const module: object = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect({ ...module }).toEqual({ wire, days: 14 });
  expect(source).not.toMatch(/schema|summary/);
});
