import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidateImport } from "#server/recruitment/candidates/candidate-import.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { peopleFile } from "#server/testing/imports.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { imports } from "./import.table.ts";
import type { ImportDefinition } from "./import-kind.ts";
import { importBatch, resumeImports, runImport } from "./import-run.service.ts";
import { readSheetOf } from "./import-sheet.ts";

const app = startTestApp();
const rows = 250;
let organisationId: string;
let hr: TestPerson;
let task: { organisationId: string; importId: string; kind: "candidates" };
let fileId: string;

const api = () => app.current.as(hr.token).hr;
const get = () => api().candidateImports.get({ params: { id: task.importId } });

/** An import that has been started, and on which no task works: the test does so itself. */
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  const file = peopleFile(rows, "mail.example");
  const { id } = await api().candidateImports.upload({ form: {}, files: { file } });
  task = { organisationId, importId: id, kind: "candidates" };
  const { database } = app.current.platform;
  const [row] = await inOrganisation(database, organisationId, (scope) =>
    scope.update(imports, { state: "running", source: "Fair" }, eq(imports.id, id)).returning(),
  );
  fileId = row?.fileId ?? "";
});

const run = (definition: ImportDefinition<unknown>, last = false) =>
  runImport(app.current.platform, [definition], task, { retry: 0, last });

/** Fails at a row, as often as it is asked to; what came before it in its batch is rolled back. */
function failingAt(name: string, times: number, error: Error): ImportDefinition<unknown> {
  let left = times;
  return {
    ...candidateImport,
    async create(scope, people: ReadonlyMap<string, { name: string }>, started) {
      if (left > 0 && [...people.values()].some((person) => person.name === name)) {
        left -= 1;
        throw error;
      }
      return candidateImport.create(scope, people as never, started);
    },
  } as ImportDefinition<unknown>;
}

describe("an import", () => {
  it("goes on where it stopped, and makes nobody twice", async () => {
    const definition = failingAt("Person 150", 1, new Error("the machine went away"));
    await expect(run(definition)).rejects.toThrow("went away");
    expect(await get()).toMatchObject({ state: "running", processed: 150, created: 150 });
    expect((await api().candidates.counts()).total).toBe(150);
    await run(definition);
    expect(await get()).toMatchObject({ state: "done", processed: rows, created: rows, duplicates: 0 });
    expect((await api().candidates.counts()).total).toBe(rows);
    await run(definition);
    expect((await api().candidates.counts()).total).toBe(rows);
  });

  it("lets everybody else have a turn after each batch", async () => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    const seen: number[] = [];
    const definition = {
      ...candidateImport,
      find(...args: Parameters<typeof candidateImport.find>) {
        seen.push(turns);
        return candidateImport.find(...args);
      },
    } as ImportDefinition<unknown>;
    setImmediate(count);
    await run(definition);
    done = true;
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("goes on after the process has started anew, also twice at once", async () => {
    const { platform } = app.current;
    await importBatch(platform, candidateImport, task, await readSheetOf(platform, organisationId, fileId));
    await resumeImports(platform);
    await Promise.all([run(candidateImport), expect.poll(get).toMatchObject({ state: "done" })]);
    expect(await get()).toMatchObject({ processed: rows, created: rows });
    expect((await api().candidates.counts()).total).toBe(rows);
  });

  it("stops at the next batch when it is cancelled, and what it made can be undone", async () => {
    const { platform } = app.current;
    const sheet = await readSheetOf(platform, organisationId, fileId);
    expect(await importBatch(platform, candidateImport, task, sheet)).toBe(true);
    const params = { id: task.importId };
    const cancelled = await api().candidateImports.cancel({ params });
    expect(cancelled).toMatchObject({ state: "cancelled", processed: 25, created: 25 });
    expect(await importBatch(platform, candidateImport, task, sheet)).toBe(false);
    await run(candidateImport);
    expect((await api().candidates.counts()).total).toBe(25);
    await expect(api().candidateImports.cancel({ params })).rejects.toMatchObject({ code: "conflict" });
    expect(await api().candidateImports.undo({ params })).toMatchObject({ undo: { removed: 25, kept: 0 } });
    expect((await api().candidates.counts()).total).toBe(0);
  });

  it("cannot be undone or changed while it runs", async () => {
    const params = { id: task.importId };
    const { undo, map, start, check } = api().candidateImports;
    const answers = await Promise.allSettled([
      undo({ params }),
      map({ params, body: { mapping: { name: 0, email: 1 } } }),
      start({ params, body: { source: "Again", informed: true } }),
      check({ params }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code: "conflict" } });
  });

  it("says why it ended where no attempt mends it, and keeps no file", async () => {
    await run(failingAt("Person 120", 9, new CodedError("conflict", "The workspace is closed.")));
    expect(await get()).toMatchObject({ state: "failed", created: 100, failure: "The workspace is closed." });
    const left = await inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.select({ id: storedFiles.id }, storedFiles),
    );
    expect(left).toEqual([]);
  });

  it("gives up after the last attempt", async () => {
    await expect(run(failingAt("Person 0", 9, new Error("a secret")), true)).rejects.toThrow();
    const { state, failure } = await get();
    expect({ state, failure }).toEqual({ state: "failed", failure: expect.not.stringContaining("secret") });
  });
});
