import { expect, it } from "vitest";
import { z } from "zod";
import { validRows } from "./valid-rows.ts";

const row = z.object({ id: z.uuid(), type: z.enum(["full-time"]), score: z.number().max(100) });
const [good, bad] = ["0190b5a2-0000-7000-8000-000000000001", "0190b5a2-0000-7000-8000-000000000002"];

it("leaves out the row that does not fit and says which, without what is in it", () => {
  const rows = [
    { id: good, type: "full-time", score: 7, secret: "hidden" },
    { id: bad, type: "Wanjiku", score: 999 },
    { id: "a name", type: "full-time", score: 7 },
  ];
  const { valid, leftOut } = validRows(z.array(row), rows);
  expect(valid).toEqual([{ id: good, type: "full-time", score: 7 }]);
  expect(leftOut).toEqual([
    { id: bad, fields: ["type", "score"] },
    { id: null, fields: ["id"] },
  ]);
});

it("throws for a single answer that does not fit", () => {
  expect(() => validRows(row, { id: bad, type: "x", score: 1 })).toThrow();
});
