import { expect, test } from "vitest";
import { readableData } from "./readable-data.ts";

test("data is a page that says everything and runs nothing", () => {
  const page = readableData("My data", {
    nextOfKinName: "<script>alert(1)</script>",
    isMember: false,
    at: new Date("2026-11-23T08:00:00.000Z"),
    payments: [{ amount: 1000, reference: "" }],
    requests: [],
  });
  expect(page).toContain("<dt>Next of kin name</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>");
  expect(page).toContain("<dt>Is member</dt><dd>No</dd>");
  expect(page).toContain("<dd>2026-11-23T08:00:00.000Z</dd>");
  expect(page).toContain("<li><dl><dt>Amount</dt><dd>1000</dd><dt>Reference</dt><dd>–</dd></dl></li>");
  expect(page).toContain("<dt>Requests</dt><dd>None</dd>");
  expect(page).not.toContain("<script");
});
