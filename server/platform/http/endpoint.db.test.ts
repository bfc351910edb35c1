import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { errorAnswer } from "#contract/core/error-answer.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import {
  applicationFields,
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

const post = (payload: string | Buffer, contentType?: string) =>
  app.current.http.inject({
    method: "POST",
    url: calls.auth.login.path,
    headers: contentType ? { "content-type": contentType } : {},
    payload,
  });

describe("a request that cannot be read", () => {
  it.each([
    ["broken JSON", () => post("{", "application/json"), 400, "malformed_request"],
    ["another type", () => post("<a/>", "application/xml"), 400, "malformed_request"],
    ["no body", () => post(""), 400, "validation"],
    ["no object", () => post("[]", "application/json"), 400, "validation"],
    [
      "far too much",
      () => post(`{"email":"${"a".repeat(2 * 1024 * 1024)}"}`, "application/json"),
      413,
      "request_too_large",
    ],
    [
      "a poisoned prototype",
      () => post('{"__proto__":{"a":1}}', "application/json"),
      400,
      "malformed_request",
    ],
  ] as const)("%s", async (_, send, status, code) => {
    const answer = await send();
    expect(errorAnswer.parse(answer.json())).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });

  it("an address that does not exist", async () => {
    const answer = await app.current.http.inject({ url: "/api/nothing" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "not_found", message: "We could not find what you asked for." });
  });

  it("an id that is none", async () => {
    for (const id of ["1", "%00", "..%2f..%2fsecret", "a".repeat(100)]) {
      const answer = await app.current.http.inject({ url: `/api/jobs/${id}` });
      expect(answer.statusCode, id).toBe(404);
    }
  });
});

describe("text that no database keeps", () => {
  // A zero character, which PostgreSQL has no place for, half of a pair, which its JSON refuses, and what no screen shows.
  const unkeepable = ["\u0000", "\ud83d", "\u001b"];
  const problem = "Please remove the unreadable characters.";

  it("is refused in a search", async () => {
    const answer = await app.current.http.inject({ url: "/api/jobs?q=teller%00" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "validation", fields: { q: problem } });
  });

  it.each(unkeepable)("is refused in a body (%j)", async (character) => {
    const body = { email: "a@test.example", password: `secret${character}` };
    const answer = await post(JSON.stringify(body), "application/json");
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ password: problem });
  });

  it.each(unkeepable)("is refused in a form, deep inside, too (%j)", async (character) => {
    const candidate = await createCandidate(app.current);
    const jobId = await createJob(app.current, (await createOrganisation(app.current)).id);
    const workExperiences = candidateData.workExperiences.map((one) => ({
      ...one,
      description: `Appraised loans ${character}`,
    }));
    const form = { ...applicationFields(jobId), candidateData: { ...candidateData, workExperiences } };
    await expect(app.current.as(candidate.token).applications.create({ form })).rejects.toMatchObject({
      code: "validation",
      fields: { "candidateData.workExperiences.0.description": problem },
    });
  });

  it("is anything but the signs that people write with", async () => {
    const answer = await app.current.http.inject({
      url: "/api/jobs",
      query: { q: "Ng\u2019ombe \u{1F4BC} \u0645\u062d\u0627\u0633\u0628" },
    });
    expect(answer.statusCode).toBe(200);
  });
});

it("a list shows its good rows and counts the one that nobody can read", async () => {
  const { database } = app.current.platform;
  const { id, slug } = await createOrganisation(app.current);
  const good = await createJob(app.current, id);
  const bad = await createJob(app.current, id);
  // What the database refuses, as it was before it did.
  await database.db.execute(sql`alter table job drop constraint job_type_known`);
  await inOrganisation(database, id, (scope) =>
    scope.update(jobs, { type: "Full-time" as "full-time" }, eq(jobs.id, bad)),
  );
  const answer = await app.current.http.inject({ url: `/api/jobs?sacco=${slug}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().map((job: { id: string }) => job.id)).toEqual([good]);
  expect(answer.headers["x-rows-left-out"]).toBe("1");
  const { body } = await app.current.http.inject({ url: "/metrics" });
  expect(body).toMatch(/^ushirika_rows_left_out_total\{route="\/api\/jobs"\} 1$/m);
});
