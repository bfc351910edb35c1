import { describe, expect, it } from "vitest";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applyRows } from "./import-batch.ts";
import type { MappedRow } from "./import-sheet.ts";

interface Person {
  name: string;
  email: string;
}

const run = { id: "import", startedBy: null, asOf: null };

/** What `applyRows` hands on without looking at it. */
const scope = {} as OrganisationScope;

const row = (number: number, name: string, email: string): MappedRow<Person> => ({
  number,
  texts: {},
  row: { name, email },
});

/** @param taken addresses that another import takes while this one is at work */
function people(known: Record<string, string>, taken: string[] = []) {
  const made: Person[][] = [];
  return {
    made,
    keysOf: ({ email }: Person) => ({ sought: email, known: [email] }),
    find: async () => new Map(Object.entries(known)),
    async create(_: OrganisationScope, rows: ReadonlyMap<string, Person>) {
      made.push([...rows.values()]);
      return [...rows].flatMap(([id, { email }]) => (taken.includes(email) ? [] : id));
    },
  };
}

describe("rows of an import", () => {
  it("are made at once, each person once, and in their order", async () => {
    const definition = people({ "known@x": "id of known" });
    const outcomes = await applyRows(scope, definition, run, [
      row(2, "Known", "known@x"),
      row(3, "Wanjiku", "wanjiku@x"),
      { number: 4, texts: {}, problems: { name: "The name is missing" } },
      row(5, "Wanjiku again", "wanjiku@x"),
      row(6, "Otieno", "otieno@x"),
    ]);
    expect(definition.made.map((rows) => rows.map(({ name }) => name))).toEqual([["Wanjiku", "Otieno"]]);
    const wanjiku = outcomes[1]?.subjectId;
    expect(outcomes).toEqual([
      { row: 2, outcome: "duplicate", subjectId: "id of known" },
      { row: 3, outcome: "created", subjectId: expect.any(String) },
      { row: 4, outcome: "invalid", problems: { name: "The name is missing" } },
      { row: 5, outcome: "duplicate", subjectId: wanjiku },
      { row: 6, outcome: "created", subjectId: expect.any(String) },
    ]);
  });

  it("count as known where another import was quicker, and name nobody then", async () => {
    const rows = [row(2, "Wanjiku", "wanjiku@x"), row(3, "Wanjiku again", "wanjiku@x")];
    expect(await applyRows(scope, people({}, ["wanjiku@x"]), run, rows)).toEqual([
      { row: 2, outcome: "duplicate", subjectId: null },
      { row: 3, outcome: "duplicate", subjectId: null },
    ]);
  });

  it("ask for nothing to be made where all are known", async () => {
    const definition = people({ "known@x": "id of known" });
    await applyRows(scope, definition, run, [row(2, "Known", "known@x")]);
    expect(definition.made).toEqual([]);
  });
});
