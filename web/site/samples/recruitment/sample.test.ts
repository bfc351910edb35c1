import { expect, test } from "vitest";
import { candidates } from "./candidates.ts";
import { departments, funnel, jobs } from "./jobs.ts";
import {
  addJob,
  filterCandidates,
  type JobDraft,
  jobDraftErrors,
  pipelineOf,
  positionOf,
  scheduleInterview,
  startSample as startSampleAt,
} from "./sample.ts";

const now = new Date("2026-11-21T07:00:00Z");
const startSample = startSampleAt(now);
const draft: JobDraft = {
  title: " Internal Auditor ",
  department: "Operations",
  location: "Thika",
  salary: "",
  description: "You check what others sign.",
  deadline: "2026-12-05",
};

test("the sample's figures agree with one another", () => {
  expect(jobs.reduce((sum, { applicants }) => sum + applicants, 0)).toBe(funnel.applications);
  expect(new Set(jobs.map(({ department }) => department))).toEqual(new Set(departments));
  for (const candidate of candidates) expect(positionOf(startSample, candidate)).not.toBe("");
  expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
});

test("the pipeline starts with the specified figures and their shares", () => {
  expect(pipelineOf(startSample).map(({ count, passed }) => [count, passed])).toEqual([
    [247, undefined],
    [89, 36],
    [15, 17],
    [3, 20],
  ]);
});

test("an interview changes the status, and counts once however often it is moved", () => {
  const interview = { at: "2026-11-24T09:00:00+03:00", type: "Video call", interviewer: "HR" } as const;
  const once = scheduleInterview(startSample, "brian-otieno", interview);
  expect(once.candidates.find(({ id }) => id === "brian-otieno")?.status).toBe("Interview Scheduled");
  const moved = scheduleInterview(once, "brian-otieno", { ...interview, at: "2026-11-25T09:00:00+03:00" });
  expect(moved.interviews["brian-otieno"]?.at).toBe("2026-11-25T09:00:00+03:00");
  expect(pipelineOf(moved)[2]?.count).toBe(16);
  const already = scheduleInterview(startSample, "grace-wanjiku", interview);
  expect(pipelineOf(already)[2]?.count).toBe(15);
});

test("who starts with an interview has a time for it", () => {
  const scheduled = candidates.filter(({ status }) => status === "Interview Scheduled");
  expect(Object.keys(startSample.interviews)).toEqual(scheduled.map(({ id }) => id));
  expect(startSample.interviews["grace-wanjiku"]?.at).toBe("2026-11-23T11:00:00+03:00");
});

test("a new posting has nobody yet and ends on its day", () => {
  const { jobs: all } = addJob(startSample, draft, now);
  expect(all).toHaveLength(jobs.length + 1);
  expect(all[0]).toMatchObject({ title: "Internal Auditor", applicants: 0, status: "Active", deadline: 14 });
});

test("a posting wants title, town, description and a day to come", () => {
  expect(jobDraftErrors(draft, now)).toEqual({});
  const empty = { ...draft, title: " ", location: "", description: "", deadline: "2026-11-21" };
  expect(Object.keys(jobDraftErrors(empty, now))).toEqual(["title", "location", "description", "deadline"]);
  expect(jobDraftErrors({ ...draft, deadline: "" }, now).deadline).toBe("Choose a deadline");
});

test("candidates are found by words, status and score, best first", () => {
  const find = (text: string, status: "" | "Final Review" = "", minScore = 0) =>
    filterCandidates(startSample, { text, status, minScore }).map(({ id }) => id);
  expect(find("")).toHaveLength(candidates.length);
  expect(find("  LOAN officer ")).toEqual(["grace-wanjiku", "kelvin-mutua"]);
  expect(find("postgresql kisumu")).toEqual(["brian-otieno"]);
  expect(find("", "Final Review")).toEqual(["amina-hassan", "faith-chebet"]);
  expect(find("", "Final Review", 80)).toEqual(["amina-hassan"]);
  expect(find("nobody")).toEqual([]);
});
