import { chooseApplicants, suitability } from "./applicants.ts";
import { demoCandidates } from "./candidates.ts";
import { coverLetter } from "./cover-letters.ts";
import { nairobiDaysBetween, nairobiTime, officeHours } from "./dates.ts";
import {
  demoCandidateOutcomes,
  type HiringPlan,
  hires,
  hiringPlans,
  type Outcome,
  outcomes,
} from "./hiring-plan.ts";
import { historyOf } from "./histories.ts";
import { demoJobs } from "./jobs.ts";
import { demoCandidateEmail, demoOrganizations, demoStaff } from "./people.ts";
import { type Chance, chance } from "./random.ts";
import type { DemoApplication, DemoCandidate, DemoInterview, DemoJob } from "./types.ts";

const dayLength = 86_400_000;

/** Least age in days for an outcome, weekends allowed for. */
const minAge: Record<Outcome, number> = {
  submitted: 0,
  screening: 4,
  rejectedEarly: 4,
  interview: 6,
  assessment: 9,
  rejectedLate: 9,
  final_review: 12,
  accepted: 18,
};

/** How many days ago the applications to a job came, latest first. Hires are planned apart. */
function ages(job: DemoJob, plan: HiringPlan, total: number, dice: Chance): number[] {
  const earlier = total - plan.thisWeek - plan.lastWeek;
  const closed = Math.max(15, -job.deadlineInDays);
  // Days 7 and 14 stay free: whether they belong to this week or the last depends on the hour.
  return [
    ...Array.from({ length: plan.thisWeek }, () => dice.between(0, 6)),
    ...Array.from({ length: plan.lastWeek }, () => dice.between(8, Math.min(13, job.postedDaysAgo - 1))),
    ...Array.from({ length: earlier }, () => dice.between(closed, job.postedDaysAgo - 1)),
  ].sort((a, b) => a - b);
}

/** One outcome for each age, so that none is older than the application; the young ones are mostly still unread. */
function spreadOutcomes(plan: HiringPlan, days: readonly number[], dice: Chance): Outcome[] {
  const left = dice.shuffle(
    outcomes
      .filter((outcome) => outcome !== "accepted")
      .flatMap((outcome) => Array.from({ length: plan.counts[outcome] }, () => outcome)),
  );
  return days.map((age) => {
    const unread = left.indexOf("submitted");
    const possible = left.findIndex((outcome) => outcome !== "submitted" && minAge[outcome] <= age);
    const index = unread >= 0 && (possible < 0 || age < 5 || dice.happens(0.7)) ? unread : possible;
    const [outcome] = left.splice(index, index < 0 ? 0 : 1);
    if (!outcome) throw new RangeError(`No outcome for an application of ${age} days to ${plan.jobKey}`);
    return outcome;
  });
}

/** A time on a past day when people write applications: seven in the morning to ten at night. */
function applicationTime(today: Date, daysAgo: number, dice: Chance): Date {
  if (daysAgo === 0) return new Date(today.getTime() - dice.between(20, 200) * 60_000);
  return nairobiTime(today, daysAgo, dice.between(7, 21), dice.between(0, 59));
}

/** The last office hour of the day of a decision, or of the working day before it. */
function decisionTime(today: Date, daysAgo: number): Date {
  const until = new Date(today.getTime() - daysAgo * dayLength);
  return officeHours(new Date(until.getTime() - 7 * dayLength), until).at(-1) ?? until;
}

/** The person in HR of a job's organisation, who holds its interviews. */
const interviewerOf = ({ organization }: DemoJob): string =>
  demoStaff.find((one) => one.organization === organization && one.roles.includes("hr"))?.fullName ?? "";

/**
 * The interview that an application is past: within the office hours before what was noted of it.
 * @param busy times at which HR is busy already
 * @returns null where there was none
 */
export function heldInterview(
  { history }: Pick<DemoApplication, "history">,
  job: DemoJob,
  busy: ReadonlySet<number>,
): DemoInterview | null {
  const place = history.findIndex(({ toStatus }) => toStatus === "interview");
  const [invited, after] = place < 0 ? [] : history.slice(place);
  if (!invited || !after) return null;
  const at = officeHours(invited.at, after.at).findLast((hour) => !busy.has(hour.getTime()));
  if (!at) return null;
  return {
    at,
    type: "In person",
    interviewer: interviewerOf(job),
    location: `Our office in ${job.location}`,
  };
}

/** An interview within the next two weeks, at a full hour. */
function interviewFor(person: DemoCandidate, job: DemoJob, today: Date, dice: Chance): DemoInterview {
  const hours = officeHours(today, new Date(today.getTime() + 13 * dayLength));
  const sacco = demoOrganizations.find(({ slug }) => slug === job.organization);
  const isHeadOffice = sacco?.town === job.location;
  const drawn = dice.pick(["In person", "In person", "Video call", "Phone call"] as const);
  // The demo's job seeker gets the kind that can be joined with a click.
  const type = person.email === demoCandidateEmail ? "Video call" : drawn;
  const places = {
    "In person": `${sacco?.name ?? ""}, ${isHeadOffice ? "head office" : `${job.location} branch`}, ${job.location}`,
    "Video call": `https://meet.${job.organization}.example/${job.key}`,
    "Phone call": "We call the number in your application",
  };
  return {
    at: dice.pick(hours.slice(3)),
    type,
    interviewer: interviewerOf(job),
    location: places[type],
  };
}

interface Slot {
  outcome: Outcome;
  appliedAt: Date;
  /** No step of the history is later. */
  until: Date;
}

function slotsOf(job: DemoJob, plan: HiringPlan, today: Date, dice: Chance): Slot[] {
  const hire = hires[job.key];
  const total = outcomes.reduce((sum, outcome) => sum + plan.counts[outcome], 0) - plan.counts.accepted;
  const days = ages(job, plan, total, dice);
  const slots = spreadOutcomes(plan, days, dice).map((outcome, index): Slot => {
    const daysAgo = days[index] ?? 0;
    return { outcome, appliedAt: applicationTime(today, daysAgo, dice), until: today };
  });
  if (!hire) return slots;
  const until = decisionTime(today, hire.decidedDaysAgo);
  const appliedAt = new Date(until.getTime() - hire.daysToHire * dayLength);
  return [...slots, { outcome: "accepted", appliedAt, until: new Date(until.getTime() + 3_600_000) }];
}

/** Who gets which slot: the account's owner the one meant for them, then the better suited the further ones. */
function assign(job: DemoJob, slots: readonly Slot[], people: readonly DemoCandidate[], dice: Chance) {
  const order: readonly Outcome[] = [
    "accepted",
    "final_review",
    "assessment",
    "interview",
    "rejectedLate",
    "screening",
    "submitted",
    "rejectedEarly",
  ];
  const free = [...slots].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const ranked = people
    .map((person) => ({ person, rank: suitability(person, job, dice) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ person }) => person);
  const owner = ranked.filter(({ email }) => email === demoCandidateEmail);
  return [...owner, ...ranked.filter((person) => !owner.includes(person))].flatMap((person) => {
    const wanted = owner.includes(person) ? demoCandidateOutcomes[job.key] : undefined;
    const index = wanted ? free.findIndex(({ outcome }) => outcome === wanted) : 0;
    return free.splice(index, 1).map((slot) => ({ person, slot }));
  });
}

function applicationsTo(job: DemoJob, plan: HiringPlan, people: readonly DemoCandidate[], today: Date) {
  const dice = chance(`applications ${job.key}`);
  const slots = slotsOf(job, plan, today, dice);
  return assign(job, slots, people, dice).map(({ person, slot }): DemoApplication => {
    const history = historyOf(person, job, slot.outcome, slot.appliedAt, slot.until, dice);
    const status = history.at(-1)?.toStatus ?? "submitted";
    return {
      candidateKey: person.key,
      jobKey: job.key,
      appliedDaysAgo: nairobiDaysBetween(slot.appliedAt, today),
      appliedAt: slot.appliedAt,
      status,
      stage: history.at(-1)?.stage ?? 1,
      coverLetter: coverLetter(person, job, dice),
      history,
      interview: status === "interview" ? interviewFor(person, job, today, dice) : null,
    };
  });
}

/**
 * Every application of the demo, job by job; the numbers are in hiring-plan.ts. Each candidate applies at
 * most once to a job. All times are in the past except those of the interviews. The same moment gives the
 * same plan; another day gives the same people, statuses and counts on other dates.
 */
export function planApplications(today: Date): DemoApplication[] {
  const candidates = demoCandidates(today);
  const applied = new Map<string, number>();
  return hiringPlans.flatMap((plan) => {
    const job = demoJobs.find(({ key }) => key === plan.jobKey);
    if (!job) throw new Error(`No job ${plan.jobKey}`);
    const total = outcomes.reduce((sum, outcome) => sum + plan.counts[outcome], 0);
    const people = chooseApplicants(job, total, candidates, applied, chance(`applicants ${job.key}`));
    return applicationsTo(job, plan, people, today);
  });
}
