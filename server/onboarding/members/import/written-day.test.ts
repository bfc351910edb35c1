import { expect, it } from "vitest";
import { writtenDay } from "./written-day.ts";

it.each([
  ["12/03/2019", "2019-03-12"],
  ["1.7.2020", "2020-07-01"],
  ["31-12-1999", "1999-12-31"],
  ["2019-03-12", "2019-03-12"],
  ["2019-03-12T00:00:00.000Z", "2019-03-12"],
  ["", ""],
  ["soon", "soon"],
])("%s is %s", (text, day) => expect(writtenDay(text)).toBe(day));
