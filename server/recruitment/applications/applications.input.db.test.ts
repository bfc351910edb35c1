import { beforeAll, describe, expect, it } from "vitest";
import { roles } from "#contract/core/access.ts";
import type { CandidateData } from "#contract/recruitment/applications.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import {
  applicationFields,
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let candidate: TestPerson;
let organisationId: string;
let jobId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  jobId = await createJob(app.current, organisationId);
  candidate = await createCandidate(app.current);
});

type Wire = Record<string, string>;

const complete = (): Wire => {
  const { candidateData: data, ...texts } = applicationFields(jobId);
  const fields = Object.entries(texts).map(([key, value]) => [key, String(value)]);
  return { ...Object.fromEntries(fields), candidateData: JSON.stringify(data) };
};

const post = (who: TestPerson, contentType: string, payload: string | Buffer) =>
  app.current.http.inject({
    method: "POST",
    url: "/api/applications",
    headers: { authorization: `Bearer ${who.token}`, "content-type": contentType },
    payload,
  });

/** Sends a form as any program could, past the typed client. */
async function send(fields: Wire, who: TestPerson = candidate) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  const contentType = request.headers.get("content-type") ?? "";
  return post(who, contentType, Buffer.from(await request.arrayBuffer()));
}

/** A form as a program might write it itself, with a content type for some of its parts. */
function handwritten(fields: Wire, types: Record<string, string> = {}): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    const type = types[name] ? `\r\nContent-Type: ${types[name]}` : "";
    return `--sheet\r\nContent-Disposition: form-data; name="${name}"${type}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--sheet--\r\n`;
}

const sendByHand = (payload: string, who: TestPerson = candidate) =>
  post(who, "multipart/form-data; boundary=sheet", payload);

const withData = (changed: Partial<Record<keyof CandidateData, unknown>>): Wire => ({
  ...complete(),
  candidateData: JSON.stringify({ ...candidateData, ...changed }),
});

const withExperience = (changed: Record<string, unknown>) =>
  withData({ workExperiences: [{ ...candidateData.workExperiences[0], ...changed }] });

const message = expect.any(String);

describe("what is missing or wrong is named by its path", () => {
  it.each<[string, () => Wire, Record<string, unknown>]>([
    [
      "everything",
      () => ({}),
      {
        jobId: message,
        candidateData: message,
        coverLetter: message,
        workAuthorization: "Work authorization status is required",
        willingToRelocate: message,
        hasBackground: message,
      },
    ],
    ["the job", () => ({ ...complete(), jobId: "1" }), { jobId: message }],
    [
      "data that is no JSON",
      () => ({ ...complete(), candidateData: "{" }),
      { candidateData: "This is not valid JSON." },
    ],
    [
      "a short letter",
      () => ({ ...complete(), coverLetter: ` ${"a".repeat(49)} ` }),
      {
        coverLetter: "Cover letter must be at least 50 characters",
      },
    ],
    ["a word for yes", () => ({ ...complete(), hasBackground: "yes" }), { hasBackground: message }],
    [
      "several at once",
      () => withData({ name: "A", email: "achieng", phone: "0712", skills: [], education: "phd2" }),
      {
        "candidateData.name": "Full name must be at least 2 characters",
        "candidateData.email": "Please enter a valid email address",
        "candidateData.phone": "Please enter a valid phone number",
        "candidateData.skills": "Please list your key skills",
        "candidateData.education": "Please select your highest qualification",
      },
    ],
    [
      "no work experience",
      () => withData({ workExperiences: [] }),
      { "candidateData.workExperiences": "At least one work experience is required" },
    ],
    [
      "one line of it",
      () => withExperience({ company: "", startDate: "2021-13", description: "short" }),
      {
        "candidateData.workExperiences.0.company": "Company name is required",
        "candidateData.workExperiences.0.startDate": "Choose a month and a year",
        "candidateData.workExperiences.0.description": "Job description is required",
      },
    ],
    [
      "work that ended before it began",
      () => withExperience({ startDate: "2021-03", endDate: "2020-01", current: false, company: "" }),
      {
        "candidateData.workExperiences.0.company": "Company name is required",
        "candidateData.workExperiences.0.endDate": "The end is before the start",
      },
    ],
    [
      "work that lies ahead",
      () => withExperience({ startDate: "2100-01", endDate: "2101-01", current: false }),
      {
        "candidateData.workExperiences.0.startDate":
          "The start lies ahead. Choose this month or an earlier one",
        "candidateData.workExperiences.0.endDate":
          "The end lies ahead. If you work there now, tick “I currently work here”",
      },
    ],
    [
      "a first day that has passed",
      () => withData({ availableStartDate: nairobiDayAfter(new Date(), -1) }),
      { "candidateData.availableStartDate": "This day has passed. Choose today or a later one" },
    ],
    [
      "a first day that is years away",
      () => withData({ availableStartDate: nairobiDayAfter(new Date(), 800) }),
      { "candidateData.availableStartDate": "Choose a day within the next two years" },
    ],
    [
      "a phone number that is none",
      () => withData({ phone: "abcdefghij" }),
      { "candidateData.phone": "Please enter a valid phone number" },
    ],
    [
      "a day that the calendar has not",
      () => withData({ availableStartDate: "2027-02-30" }),
      { "candidateData.availableStartDate": message },
    ],
  ])("%s", async (_, fields, problems) => {
    const answer = await send(fields());
    expect(answer.json()).toEqual({
      code: "validation",
      message: "Some fields need your attention.",
      fields: problems,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("what a form may also bring", () => {
  it("fields that nobody asked for are left aside", async () => {
    const own = await createCandidate(app.current);
    const fields = { ...complete(), matchScore: "100", status: "accepted", userId: candidate.userId };
    const answer = await send(fields, own);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: "submitted" });
  });

  it("a part that says it is JSON", async () => {
    const own = await createCandidate(app.current);
    const answer = await sendByHand(handwritten(complete(), { candidateData: "application/json" }), own);
    expect(answer.json()).toMatchObject({ status: "submitted" });
  });

  it("more than a form holds is refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, "x"]));
    expect((await send({ ...many, ...complete() })).json()).toMatchObject({ code: "request_too_large" });
    const long = { ...complete(), coverLetter: "a".repeat(300 * 1024) };
    expect((await send(long)).json()).toMatchObject({ code: "request_too_large" });
  });

  it.each<[string, () => string]>([
    ["a form that ends in the middle", () => handwritten(complete()).slice(0, -30)],
    ["a name that poisons", () => handwritten({ ...complete(), constructor: "x" })],
    ["JSON that is none", () => handwritten({ x: "{" }, { x: "application/json" })],
  ])("%s is refused", async (_, body) => {
    const answer = await sendByHand(body());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "malformed_request" });
  });

  it("anything but a form is refused", async () => {
    const answer = await post(candidate, "application/json", JSON.stringify(complete()));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: "malformed_request",
      message: "Send this as multipart/form-data.",
    });
  });
});

it("is for candidates: staff of any role are refused", async () => {
  for (const role of roles) {
    const answer = await send(complete(), await createStaff(app.current, organisationId, [role]));
    expect(answer.statusCode, role).toBe(403);
    expect(answer.json().code).toBe("forbidden");
  }
});
