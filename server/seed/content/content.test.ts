import { describe, expect, it } from "vitest";
import { roles } from "#contract/core/access.ts";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import { candidateData, statusChoices } from "#contract/recruitment/applications.ts";
import { candidateStatuses } from "#contract/recruitment/hr-candidates.ts";
import { departments, employmentTypes } from "#contract/recruitment/jobs.ts";
import { createMatcher, matchedFor } from "#server/recruitment/match/match.ts";
import { heldInterview, planApplications } from "./applications.ts";
import { decidedOn } from "./candidate-decisions.ts";
import { demoCandidates } from "./candidates.ts";
import { monthBefore } from "./dates.ts";
import { hires } from "./hiring-plan.ts";
import { demoJobs } from "./jobs.ts";
import { demoCandidateEmail, demoOrganizations, demoStaff } from "./people.ts";
import type { DemoApplication, DemoJob } from "./types.ts";

const today = new Date("2026-11-21T09:00:00Z");
const candidates = demoCandidates(today);
const plan = planApplications(today);
const ofUmoja = plan.filter(({ jobKey }) => jobKey.startsWith("umoja-"));

const dayLength = 86_400_000;
const countOf = (list: readonly DemoApplication[], status: string) =>
  list.filter((application) => application.status === status).length;

/** Midnights, a weekend, the last day of a year, a leap day and an ordinary morning. */
const otherDays = [
  "2026-11-21T21:00:00Z",
  "2026-11-22T20:59:00Z",
  "2026-12-31T23:30:00Z",
  "2027-03-01T05:10:00Z",
  "2028-02-29T12:00:00Z",
  "2027-06-06T00:00:00Z",
].map((text) => new Date(text));

describe("jobs", () => {
  it("hold three that fit a senior credit officer, whatever the skills are called", () => {
    const scoreOf = createMatcher(
      {
        workExperiences: [
          {
            position: "Senior Credit Officer",
            startDate: "2016-01",
            endDate: "",
            current: true,
            description: "Appraised loans and led four officers.",
          },
        ],
        education: "degree",
        skills: ["Provisioning"],
        coverLetter: "",
      },
      today,
    );
    const best = demoJobs
      .map((job) => ({ job, match: scoreOf(job) }))
      .filter(({ match }) => matchedFor(match.parts).length > 0)
      .toSorted((a, b) => b.match.score - a.match.score)
      .slice(0, 3);
    expect(best).toHaveLength(3);
    for (const { job, match } of best) {
      expect(job.department).toBe("Credit");
      expect(match.score).toBeGreaterThanOrEqual(50);
    }
  });

  it("cover two organisations, every department and every employment type", () => {
    expect(demoJobs.filter(({ organization }) => organization === "umoja")).toHaveLength(21);
    expect(demoJobs.filter(({ organization }) => organization === "jirani")).toHaveLength(12);
    expect(new Set(demoJobs.map(({ department }) => department))).toEqual(new Set(departments));
    expect(new Set(demoJobs.map(({ type }) => type))).toEqual(new Set(employmentTypes));
    expect(new Set(demoJobs.map(({ key }) => key)).size).toBe(demoJobs.length);
  });

  it("are open in six departments of Umoja, as the specification's dashboard says", () => {
    const active = demoJobs.filter(
      ({ organization, status }) => organization === "umoja" && status === "Active",
    );
    expect(new Set(active.map(({ department }) => department)).size).toBe(6);
  });

  it("are complete, and closed exactly when their deadline has passed", () => {
    for (const job of demoJobs) {
      expect(job.description.split("\n\n").length, job.key).toBeGreaterThanOrEqual(2);
      for (const list of [job.requirements, job.responsibilities, job.benefits, job.skills]) {
        expect(list.length, job.key).toBeGreaterThanOrEqual(3);
      }
      expect(job.salary, job.key).toMatch(/^KSh \d/);
      expect(job.status === "Closed", job.key).toBe(job.deadlineInDays < 0);
      expect(`${job.description} ${job.benefits.join(" ")}`, job.key).not.toMatch(
        /guarantee[sd]? (by|deposits)/i,
      );
    }
  });
});

describe("people", () => {
  it("hold roles of the contract in an organisation of the demo", () => {
    for (const { roles: held, organization } of demoStaff) {
      expect(held.every((role) => roles.includes(role))).toBe(true);
      expect(demoOrganizations.map(({ slug }) => slug)).toContain(organization);
    }
    expect(candidates.filter(({ email }) => email === demoCandidateEmail)).toHaveLength(1);
  });
});

it("counts days and months as Nairobi does, where a day begins while it is another one in London", () => {
  const newYear = new Date("2026-12-31T21:10:00Z");
  expect([nairobiDayAfter(newYear, 0), nairobiDayAfter(newYear, -1)]).toEqual(["2027-01-01", "2026-12-31"]);
  expect([monthBefore(newYear, 0), monthBefore(newYear, 1)]).toEqual(["2027-01", "2026-12"]);
});

describe("candidates", () => {
  it("pass the application form's own rules", () => {
    // The form takes no day that has passed: these people are asked on the day of the test.
    for (const candidate of demoCandidates(new Date())) {
      expect(candidateData.safeParse(candidate).error).toBeUndefined();
    }
  });

  it("have names, addresses and numbers of their own, none of them reachable", () => {
    for (const values of [
      candidates.map(({ name }) => name),
      candidates.map(({ email }) => email),
      candidates.map(({ phone }) => phone),
      candidates.map(({ key }) => key),
    ]) {
      expect(new Set(values).size).toBe(candidates.length);
    }
    const contacts = candidates.flatMap((candidate) => [candidate, ...candidate.referees]);
    for (const { email, phone } of contacts) {
      expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
      expect(phone).toMatch(/^\+25470000\d{4}$|^\+25470001\d{4}$/);
    }
  });

  it("have a life in order: school, then studies, then one position after the other", () => {
    const month = today.toISOString().slice(0, 7);
    for (const { name, workExperiences, educationHistory } of candidates) {
      const positions = [...workExperiences].reverse();
      for (const [index, { startDate, endDate, current }] of positions.entries()) {
        const end = current ? month : (endDate ?? "");
        expect(startDate <= end && end <= month, name).toBe(true);
        expect(end <= (positions[index + 1]?.startDate ?? month), name).toBe(true);
      }
      const school = educationHistory.at(-1);
      expect(school?.qualification, name).toContain("KCSE");
      expect((school?.endDate ?? "") < (positions[0]?.startDate ?? ""), name).toBe(true);
      expect(
        educationHistory.every(({ startDate, endDate }) => startDate < endDate && endDate <= month),
        name,
      ).toBe(true);
    }
  });
});

describe("planApplications", () => {
  it("gives Umoja the specification's sample figures", () => {
    expect(ofUmoja).toHaveLength(247);
    expect(countOf(ofUmoja, "interview")).toBe(15);
    expect(countOf(ofUmoja, "accepted")).toBe(3);
    expect(ofUmoja.filter(({ stage, status }) => stage >= 3 || status === "accepted")).toHaveLength(89);
    expect(plan.length - ofUmoja.length).toBe(40);
    expect(new Set(ofUmoja.map(({ status }) => status))).toEqual(new Set(["submitted", ...statusChoices]));
  });

  it("hires after 18 days on average", () => {
    const days = ofUmoja
      .filter(({ status }) => status === "accepted")
      .map(
        ({ appliedAt, history }) => ((history.at(-1)?.at.getTime() ?? 0) - appliedAt.getTime()) / dayLength,
      );
    expect(days.map(Math.floor).sort()).toEqual([16, 18, 20]);
    expect(Object.keys(hires).filter((key) => key.startsWith("umoja-"))).toHaveLength(3);
  });

  it.each([today, ...otherDays])("grows by 12%% over the week before, seen from %s", (day) => {
    const seen = planApplications(day).filter(({ jobKey }) => jobKey.startsWith("umoja-"));
    const within = (from: number, to: number) =>
      seen.filter(({ appliedAt }) => {
        const age = (day.getTime() - appliedAt.getTime()) / dayLength;
        return age >= from && age < to;
      }).length;
    expect([within(0, 7), within(7, 14)]).toEqual([28, 25]);
  });

  it.each([today, ...otherDays])("keeps every history in order and in the past, seen from %s", (day) => {
    for (const { jobKey, history, appliedAt, status, stage, interview } of planApplications(day)) {
      const job = demoJobs.find(({ key }) => key === jobKey);
      const age = (day.getTime() - appliedAt.getTime()) / dayLength;
      expect(age, jobKey).toBeLessThan(job?.postedDaysAgo ?? 0);
      expect(history[0]).toMatchObject({ at: appliedAt, actor: null, toStatus: "submitted", stage: 1 });
      expect(history.at(-1)).toMatchObject({ toStatus: status, stage });
      for (const [index, step] of history.entries()) {
        const before = history[index - 1];
        expect(step.at <= day).toBe(true);
        expect(step.fromStatus).toBe(before?.toStatus ?? null);
        if (before) expect(step.at > before.at, jobKey).toBe(true);
        expect(`${step.notes} ${step.messageToCandidate}`).not.toMatch(/[{}]/);
      }
      expect(interview !== null).toBe(status === "interview");
      if (interview) expect(interview.at > day).toBe(true);
    }
  });

  it.each([today, ...otherDays])("has held the interviews that lie behind, seen from %s", (day) => {
    const busy = new Set<number>();
    for (const application of planApplications(day)) {
      const job = demoJobs.find(({ key }) => key === application.jobKey) as DemoJob;
      const { history } = application;
      const invited = history.findIndex(({ toStatus }) => toStatus === "interview");
      const held = heldInterview(application, job, busy);
      expect(held !== null).toBe(invited >= 0 && invited < history.length - 1);
      if (!held) continue;
      expect(busy.has(held.at.getTime())).toBe(false);
      busy.add(held.at.getTime());
      expect(held.at >= (history[invited]?.at ?? day)).toBe(true);
      expect(held.at < (history[invited + 1]?.at ?? day)).toBe(true);
    }
  });

  it("lets nobody apply twice to one job, and only to open ones", () => {
    const pairs = plan.map(({ candidateKey, jobKey }) => `${candidateKey} ${jobKey}`);
    expect(new Set(pairs).size).toBe(plan.length);
    for (const { jobKey, appliedDaysAgo } of plan) {
      const job = demoJobs.find(({ key }) => key === jobKey);
      expect(appliedDaysAgo).toBeGreaterThanOrEqual(-(job?.deadlineInDays ?? 0));
    }
  });

  it("gives the demo's job seeker four applications in four statuses", () => {
    const own = plan.filter(({ candidateKey }) => candidateKey === "candidate");
    expect(own.map(({ status }) => status).sort()).toEqual([
      "assessment",
      "interview",
      "rejected",
      "submitted",
    ]);
  });

  it.each(["umoja", "jirani"])("puts people of %s into every group of the candidate database", (slug) => {
    const own = plan.filter(({ jobKey }) => jobKey.startsWith(`${slug}-`));
    const groups = [...Map.groupBy(own, ({ candidateKey }) => candidateKey).values()].map(decidedOn);
    const sizes = Object.fromEntries(candidateStatuses.map((status) => [status, 0]));
    for (const status of groups) sizes[status] = (sizes[status] ?? 0) + 1;
    for (const status of candidateStatuses) expect(sizes[status], status).toBeGreaterThan(0);
    expect(sizes.active).toBeGreaterThan(groups.length / 2);
  });

  it("writes a letter for each application that the form would take", () => {
    const letter = applicationCalls.create.form.fields.shape.coverLetter;
    for (const { coverLetter } of plan) {
      expect(letter.safeParse(coverLetter).success).toBe(true);
      expect(coverLetter).not.toMatch(/[{}]|undefined|\ba [AEIO]/);
    }
    expect(new Set(plan.map(({ coverLetter }) => coverLetter)).size).toBe(plan.length);
  });

  it("is the same for the same moment", () => {
    expect(planApplications(today)).toEqual(plan);
    expect(demoCandidates(today)).toEqual(candidates);
  });
});
