import { beforeAll, describe, expect, it } from "vitest";
import type { JobQuestion } from "#contract/recruitment/job-questions.ts";
import {
  applicationFields,
  createCandidate,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let hr: TestPerson;
const staff = () => app.current.as(hr.token).hr;

const licence: JobQuestion = {
  id: "licence",
  text: "Do you hold a driving licence?",
  kind: "yes_no",
  required: true,
  choices: [],
  knockOut: ["no"],
};
const branch: JobQuestion = {
  id: "branch",
  text: "At which branch would you work?",
  kind: "choice",
  required: false,
  choices: ["Nakuru", "Kisumu"],
  knockOut: [],
};
const why: JobQuestion = {
  id: "why",
  text: "What do you know of us?",
  kind: "short",
  required: false,
  choices: [],
  knockOut: [],
};

const publish = (questions = [licence, branch, why]) => staff().jobs.create({ body: jobForm({ questions }) });
async function apply(jobId: string, answers?: Record<string, string>) {
  const candidate = await createCandidate(app.current);
  const own = app.current.as(candidate.token);
  const form = { ...applicationFields(jobId), ...(answers ? { answers } : {}) };
  return { own, application: await own.applications.create({ form }) };
}

beforeAll(async () => {
  const organisation = await createOrganisation(app.current);
  hr = await createStaff(app.current, organisation.id, ["hr"]);
});

describe("own questions of a job", () => {
  it("are shown to the public without their knock-out answers", async () => {
    const job = await publish();
    expect(job.questions).toEqual([licence, branch, why]);
    const { questions } = await app.current.as().jobs.get({ params: { id: job.id } });
    expect(questions.map(({ id }) => id)).toEqual(["licence", "branch", "why"]);
    expect(JSON.stringify(questions)).not.toContain("knockOut");
  });

  it("keep nothing that does not belong to their kind", async () => {
    const job = await publish([{ ...why, choices: ["A", "B"], knockOut: ["A"] }]);
    expect(job.questions).toEqual([why]);
  });

  it("stay when a program that knows none changes the job, and are copied with it", async () => {
    const { id } = await publish();
    const { questions: _, ...form } = jobForm({ title: "Senior Loan Officer" });
    const changed = await staff().jobs.change({ params: { id }, body: form });
    expect(changed.questions).toHaveLength(3);
    const draft = await staff().jobs.duplicate({ params: { id } });
    expect(draft.values.questions).toHaveLength(3);
  });

  it.each([
    ["a choice of one", { ...branch, choices: ["Nakuru", " "] }, "questions.0.choices"],
    ["a question without words", { ...why, text: " " }, "questions.0.text"],
  ])("are refused with %s", async (_, question, field) => {
    await expect(publish([question])).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });
});

describe("an application to a job with own questions", () => {
  it.each([
    ["nothing where an answer is required", undefined, "answers.licence"],
    ["what was not offered", { licence: "yes", branch: "Mombasa" }, "answers.branch"],
    ["a short answer that is long", { licence: "yes", why: "a".repeat(201) }, "answers.why"],
  ])("is refused with %s", async (_, answers, field) => {
    const { id } = await publish();
    await expect(apply(id, answers)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("keeps what was asked and answered, whatever becomes of the job", async () => {
    const job = await publish();
    const { own, application } = await apply(job.id, { licence: "yes", branch: "Kisumu", other: "x" });
    const questions = [{ ...licence, text: "Do you own a car?" }];
    await staff().jobs.change({ params: { id: job.id }, body: jobForm({ questions }) });
    const asked = [
      { question: licence.text, kind: "yes_no", answer: "yes" },
      { question: branch.text, kind: "choice", answer: "Kisumu" },
    ];
    const { sent } = await own.applications.get({ params: { id: application.id } });
    expect(sent.answers).toEqual(asked);
    const read = await staff().applications.get({ params: { id: application.id } });
    expect(read.answers).toEqual(asked.map((one) => ({ ...one, knockOut: false })));
    expect(read.flagged).toBe(false);
  });

  it("is flagged by a knock-out answer, and goes on as any other", async () => {
    const job = await publish();
    const yes = await apply(job.id, { licence: "yes" });
    const no = await apply(job.id, { licence: "no" });
    expect(no.application.status).toBe("submitted");
    const flagged = async (value: "true" | "false") => {
      const { rows } = await staff().applications.list({ query: { jobId: job.id, flagged: value } });
      return rows.map(({ id }) => id);
    };
    expect(await flagged("true")).toEqual([no.application.id]);
    expect(await flagged("false")).toEqual([yes.application.id]);
    const answer = await app.current.http.inject({
      url: `/api/hr/applications/export?jobId=${job.id}&flagged=true`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(answer.body).toContain("Do you hold a driving licence? no");
  });
});
