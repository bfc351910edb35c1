import { beforeAll, beforeEach, expect, it } from "vitest";
import { createClient } from "#contract/core/client.ts";
import { progressLines } from "#contract/core/progress-lines.ts";
import { resumeCalls } from "#contract/recruitment/applications.calls.ts";
import type { ResumeProgress } from "#contract/recruitment/resume.ts";
import { fixture } from "#server/platform/files/fixtures/build.ts";
import { createCandidate, type TestPerson } from "#server/testing/factories.ts";
import { demoCv, scannedCv } from "#server/testing/files.ts";
import { describeOnce } from "#server/testing/once.ts";
import { addressOf, startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let address: string;
let person: TestPerson;
beforeAll(async () => {
  address = await addressOf(app.current);
});
beforeEach(async () => {
  person = await createCandidate(app.current);
});

/** Over a real socket, as a browser calls that takes compressed answers. */
const post = (
  file: File,
  accept: string,
  { keep = false, signal }: { keep?: boolean; signal?: AbortSignal } = {},
) => {
  const body = new FormData();
  body.append("resume", file);
  body.append("keep", String(keep));
  const headers = { accept, authorization: `Bearer ${person.token}`, "accept-encoding": "br, gzip" };
  return fetch(`${address}${resumeCalls.parse.path}`, { method: "POST", body, headers, signal });
};

const parse = (file: File, onProgress: (progress: ResumeProgress) => void) =>
  createClient(resumeCalls, { baseUrl: address }).parse({
    form: {},
    files: { resume: file },
    headers: { authorization: `Bearer ${person.token}` },
    onProgress,
  });

const kept = () => app.current.as(person.token).candidate.resumes.list();
const locked = () => new File([new Uint8Array(fixture("aes-256-locked.pdf"))], "cv.pdf");

describeOnce("the reading of a CV, told as it goes", () => {
  it("counts the pages of a scan, and answers at the end", async () => {
    const told: ResumeProgress[] = [];
    const answer = await parse(await scannedCv(2), (progress) => told.push(progress));
    const percentages = told.map(({ percent }) => percent);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(told[0]).toEqual({ percent: 0, page: null });
    expect(new Set(told.map(({ page }) => page?.number))).toEqual(new Set([undefined, 1, 2]));
    expect(told.filter(({ page }) => page).every(({ page }) => page?.of === 2)).toBe(true);
    expect(answer).toMatchObject({ notices: expect.arrayContaining(["scan"]), pages: 2, resumeId: null });
  });

  it("leaves line by line, uncompressed, and is never kept by anyone on the way", async () => {
    const answer = await post(await demoCv(), progressLines);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(progressLines);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const lines = (await answer.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => Object.keys(line))).toEqual([["progress"], ["answer"]]);
  });

  it("ends with the error that the file has", async () => {
    const failure = { code: "file_encrypted", status: 422 };
    await expect(parse(locked(), () => {})).rejects.toMatchObject(failure);
    const [line, ...more] = (await (await post(locked(), progressLines)).text()).trimEnd().split("\n");
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? "")).toMatchObject({ error: { code: "file_encrypted" } });
  });

  it("refuses what is wrong with the request by its status, before the first line", async () => {
    person = { ...person, token: "nobody" };
    const answer = await post(await demoCv(), progressLines);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
  });

  it("stops with its caller, and keeps nothing", async () => {
    const leaving = new AbortController();
    const scan = await scannedCv(2);
    const answer = await post(scan, progressLines, { keep: true, signal: leaving.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    leaving.abort();
    // Scans are read one after the other: this one is only begun when the other has ended.
    expect(await parse(await scannedCv(1), () => {})).toMatchObject({ pages: 1 });
    expect(await kept()).toEqual([]);
  });
});

describeOnce("a caller that takes JSON alone", () => {
  it("gets the same answer and the same errors as ever", async () => {
    const answer = await post(await demoCv(), "application/json");
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toMatchObject({ resumeId: null, pages: 1 });
    const refused = await post(locked(), "*/*");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "file_encrypted" });
  });
});
