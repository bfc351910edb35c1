import { describe, expect, it } from "vitest";
import { type ApplicationStatus, applicationStatuses } from "#contract/recruitment/applications.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { nextActionOf, type Progress, timelineOf } from "./progress.ts";

const milestones = defaultMilestones.map((milestone, index) => ({ id: String(index + 1), ...milestone }));
const submitted = new Date("2026-03-02T06:00:00Z");
const screened = new Date("2026-03-04T07:30:00Z");
const interviewed = new Date("2026-03-09T20:59:59Z");

const progress = (status: ApplicationStatus, stage: number, events: Progress["events"]): Progress => ({
  status,
  stage,
  milestones,
  events,
});
const atSubmission = [{ at: submitted, stage: 1 }];
const atScreening = [...atSubmission, { at: screened, stage: 2 }];
const atInterview = [...atScreening, { at: interviewed, stage: 3 }];

const stepsOf = (one: Progress) => timelineOf(one).map((step) => step.status);
const datesOf = (one: Progress) => timelineOf(one).map((step) => step.date);

describe("the timeline", () => {
  it("begins at the first milestone, with all others ahead", () => {
    const [first, second, ...rest] = timelineOf(progress("submitted", 1, atSubmission));
    expect(first).toEqual({
      stage: "Application Review",
      description: milestones[0]?.description,
      status: "current",
      date: submitted.toISOString(),
      estimatedDays: 2,
    });
    expect(second).toMatchObject({ status: "pending", date: null, estimatedDays: 3 });
    expect(rest).toHaveLength(4);
  });

  it("completes what lies behind and dates each step by when it was reached", () => {
    const one = progress("interview", 3, atInterview);
    expect(stepsOf(one)).toEqual(["completed", "completed", "current", "pending", "pending", "pending"]);
    const reached = [submitted, screened, interviewed].map((at) => at.toISOString());
    expect(datesOf(one)).toEqual([...reached, null, null, null]);
  });

  it("dates a stage that was skipped by the change that passed it", () => {
    const one = progress("interview", 3, [...atSubmission, { at: interviewed, stage: 3 }]);
    expect(datesOf(one).slice(0, 3)).toEqual(
      [submitted, interviewed, interviewed].map((at) => at.toISOString()),
    );
  });

  it("goes back with the application, and forgets the dates of what is ahead again", () => {
    const one = progress("screening", 2, [...atInterview, { at: new Date(), stage: 2 }]);
    expect(stepsOf(one)).toEqual(["completed", "current", "pending", "pending", "pending", "pending"]);
    expect(datesOf(one)).toEqual([submitted.toISOString(), screened.toISOString(), null, null, null, null]);
  });

  it("is complete once accepted, wherever that was", () => {
    expect(new Set(stepsOf(progress("accepted", 3, atInterview)))).toEqual(new Set(["completed"]));
  });

  it("ends with the stage of a rejection: nothing is current, the rest never came", () => {
    const one = progress("rejected", 2, atScreening);
    expect(stepsOf(one)).toEqual(["completed", "completed", "pending", "pending", "pending", "pending"]);
    expect(datesOf(one).slice(2)).toEqual([null, null, null, null]);
  });
});

describe("the next action", () => {
  it.each([
    ["submitted", "wait"],
    ["screening", "wait"],
    ["interview", "interview"],
    ["assessment", "assessment"],
    ["final_review", "wait"],
    ["accepted", "none"],
    ["rejected", "none"],
  ] as const)("%s asks for %s", (status, type) => {
    expect(nextActionOf(progress(status, 1, atSubmission), "en").type).toBe(type);
    expect(nextActionOf(progress(status, 1, atSubmission), "staff").type).toBe(type);
  });

  it("is due the milestone's days after the stage was reached, counted in Nairobi", () => {
    // 20:59:59 UTC is 23:59:59 on the 9th in Nairobi; the interview takes five days.
    expect(nextActionOf(progress("interview", 3, atInterview), "staff").dueDate).toBe("2026-03-14");
    const later = [...atScreening, { at: new Date("2026-03-09T21:00:00Z"), stage: 3 }];
    expect(nextActionOf(progress("interview", 3, later), "staff").dueDate).toBe("2026-03-15");
  });

  it.each(["accepted", "rejected"] as const)("has no due date once %s", (status) => {
    expect(nextActionOf(progress(status, 3, atInterview), "en").dueDate).toBeNull();
  });

  it("has no due date where the path has no such milestone", () => {
    const short = { ...progress("screening", 2, atScreening), milestones: milestones.slice(0, 1) };
    expect(nextActionOf(short, "en").dueDate).toBeNull();
  });

  it("gives the candidate and the staff each their own part", () => {
    for (const status of applicationStatuses) {
      const one = progress(status, 1, atSubmission);
      const [toCandidate, toStaff] = (["en", "staff"] as const).map((reader) => nextActionOf(one, reader));
      expect(toCandidate?.description).not.toBe(toStaff?.description);
    }
  });
});
