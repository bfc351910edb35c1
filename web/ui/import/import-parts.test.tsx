import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { ImportField, ImportSummary } from "#contract/core/import.ts";
import { CheckReport, problemLines } from "./check-report.tsx";
import { peopleWords } from "./import-desk.ts";
import { readMapping } from "./mapping-form.tsx";
import { endOf, RunView, thereNow } from "./run-view.tsx";

const fields: ImportField[] = [
  { name: "name", label: "Full name", aliases: [] },
  { name: "email", label: "Email", aliases: [] },
];

it("reads which column each field is taken from; an empty choice is none", () => {
  const form = new FormData();
  form.set("mapping.name", "0");
  form.set("mapping.email", "");
  form.set("mapping.unheard-of", "3");
  expect(readMapping(form, fields)).toEqual({ name: 0 });
});

it("names what is wrong with a row by its fields", () => {
  const problems = { email: "Please enter a valid email address", other: "No" };
  expect(
    problemLines(fields, { row: 2, values: {}, problems, duplicate: false, becomes: "", assigned: false }),
  ).toEqual(["Email: Please enter a valid email address", "other: No"]);
});

it("shows what is wrong with a row before its columns, of which there may be many", () => {
  const row = {
    row: 2,
    values: { name: "Njeri" },
    problems: {},
    duplicate: false,
    becomes: "",
    assigned: false,
  };
  const check = { ready: 1, duplicates: 0, invalid: 0, first: [row], wrong: [], assigned: [] };
  const markup = renderToStaticMarkup(<CheckReport check={check} fields={fields} words={peopleWords} />);
  const heads = [...markup.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = ""]) =>
    head.replace(/<[^>]*>/g, ""),
  );
  expect(heads).toEqual(["Row", "Result", "Full name"]);
});

describe("how an import ended", () => {
  const run: ImportSummary = {
    id: "019a0000-0000-7000-8000-000000000000",
    kind: "candidates",
    items: "rows",
    state: "done",
    fileName: "fair.csv",
    rows: 1200,
    processed: 1200,
    created: 1100,
    duplicates: 90,
    invalid: 10,
    source: "Career fair",
    by: "Halima Abdi",
    asOf: null,
    createdAt: "2026-11-22T06:00:00.000Z",
    finishedAt: "2026-11-22T06:01:00.000Z",
    failure: "",
    undo: null,
  };
  const undo = { at: "2026-11-22T07:00:00.000Z", removed: 1098, kept: 2, reason: "They have applied since." };
  it.each<[Partial<ImportSummary>, string]>([
    [{}, "Done: 1,100 imported."],
    [{ state: "running" }, ""],
    [{ state: "cancelled", processed: 0, created: 0 }, "Given up before it began."],
    [{ state: "cancelled", processed: 300, created: 290 }, "Stopped after 300 of 1,200 rows; 290 imported."],
    [
      { state: "failed", processed: 300, created: 290, failure: "The file is damaged." },
      "Ended early after 300 of 1,200 rows; 290 imported. The file is damaged.",
    ],
    [{ state: "undone", undo }, "Undone: 1,098 taken away. 2 stay: They have applied since."],
    [{ state: "undone", undo: { ...undo, kept: 0, reason: "" } }, "Undone: 1,098 taken away."],
  ])("%j", (values, sentence) => {
    expect(endOf({ ...run, ...values })).toBe(sentence);
  });

  it.each<[Partial<ImportSummary>, number]>([
    [{}, 1100],
    [{ state: "undone", undo }, 2],
    [{ state: "cancelled", undo: { ...undo, kept: 0, reason: "" } }, 0],
  ])("shows as imported what is there now: %j", (values, count) => {
    expect(thereNow({ ...run, ...values })).toBe(count);
  });

  it("asks before what was imported is taken away, also without scripts", () => {
    const view = (
      <RunView run={run} problemsUrl="/problems" refusal={undefined} readOnly={false}>
        {null}
      </RunView>
    );
    const router = createMemoryRouter([{ path: "/", element: view }]);
    const [, folded = ""] =
      /<details(.*)<\/details>/s.exec(renderToStaticMarkup(<RouterProvider router={router} />)) ?? [];
    expect(folded).toContain("Undo the import");
    expect(folded).toContain("Take 1,100 away");
    expect(folded).not.toMatch(/^[^>]* open/);
  });
});
