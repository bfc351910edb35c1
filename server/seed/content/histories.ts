import type { StatusChoice } from "#contract/recruitment/applications.ts";
import { stageOfStatus } from "#contract/recruitment/applications.ts";
import { officeHours } from "./dates.ts";
import type { Outcome } from "./hiring-plan.ts";
import type { Chance } from "./random.ts";
import {
  assessmentTasks,
  rejectionMessages,
  rejectionNotes,
  type StatusTexts,
  statusTexts,
} from "./status-notes.ts";
import type { DemoCandidate, DemoHistoryEntry, DemoJob } from "./types.ts";

const fullPath = ["screening", "interview", "assessment", "final_review", "accepted"] as const;

/** Statuses after the submission, in the order they came. */
function pathTo(outcome: Outcome, dice: Chance): StatusChoice[] {
  if (outcome === "submitted") return [];
  if (outcome === "rejectedEarly") return dice.happens(0.6) ? ["screening", "rejected"] : ["rejected"];
  if (outcome === "rejectedLate") return [...fullPath.slice(0, dice.pick([2, 2, 3, 3, 4])), "rejected"];
  return fullPath.slice(0, fullPath.indexOf(outcome) + 1);
}

/** Office hours that usually pass from one status to the next, fewest and most. */
const typicalPauseHours = [7, 24] as const;

/** An application in progress was touched within this many office hours: it must not look forgotten. */
const untouched = 30;

/** Hires are decided at a given moment, rejections whenever they are due. */
function slackOf(outcome: Outcome): number | null {
  if (outcome === "accepted") return 0;
  return outcome === "rejectedEarly" || outcome === "rejectedLate" ? null : untouched;
}

/**
 * Moments of work on an application: rising, inside office hours, none before `from` or after `until`.
 * @param slack how many office hours before `until` the latest may lie; null keeps the usual pace
 */
function moments(count: number, from: Date, until: Date, slack: number | null, dice: Chance): Date[] {
  const hours = officeHours(from, until);
  if (hours.length < count)
    throw new RangeError(`No office hours for ${count} steps since ${from.toISOString()}`);
  const pauses = Array.from({ length: count }, () => dice.between(...typicalPauseHours));
  const last = pauses.reduce((sum, pause) => sum + pause, 0);
  const end = hours.length - 1;
  const target = Math.max(count - 1, slack === null ? Math.min(end, last) : end - dice.between(0, slack));
  let passed = 0;
  return pauses.flatMap((pause, index) => {
    passed += pause;
    const latest = hours.length - (count - index);
    const slot = Math.max(
      index,
      Math.min(latest, Math.round((passed / last) * target) - (count - 1 - index)),
    );
    const hour = hours[slot];
    return hour ? [new Date(hour.getTime() + dice.between(0, 59) * 60_000)] : [];
  });
}

/** The lower end of what the candidate expects: `KSh 60,000`. */
const salaryOf = (candidate: DemoCandidate) => /KSh [\d,]+/.exec(candidate.expectedSalary)?.[0] ?? "";

/** What HR writes inside and to the candidate when an application comes to a status at a stage. */
function textsFor(status: StatusChoice, stage: number, candidate: DemoCandidate, job: DemoJob): StatusTexts {
  if (status !== "rejected") return statusTexts[status];
  return {
    notes: rejectionNotes(candidate, job, stage),
    messages: rejectionMessages[stage < 3 ? "early" : "late"],
  };
}

/** Staff of the organisation: HR does the work, the owner takes part in the last decisions. */
function actorOf(status: StatusChoice, job: DemoJob, dice: Chance): string {
  const isLast = status === "final_review" || status === "accepted";
  return `${isLast && dice.happens(0.3) ? "owner" : "hr"}@${job.organization}.example`;
}

/**
 * What happened to an application, from its submission to `outcome`.
 * @param until no step is later; a hire is decided in the last office hour before it
 */
export function historyOf(
  candidate: DemoCandidate,
  job: DemoJob,
  outcome: Outcome,
  appliedAt: Date,
  until: Date,
  dice: Chance,
): DemoHistoryEntry[] {
  const path = pathTo(outcome, dice);
  const times = moments(path.length, appliedAt, until, slackOf(outcome), dice);
  const [latest] = candidate.workExperiences;
  const slots: Record<string, string> = {
    first: candidate.name.split(" ")[0] ?? "",
    job: job.title,
    position: latest?.position ?? "",
    company: latest?.company ?? "",
    town: candidate.town,
    salary: salaryOf(candidate),
    task: assessmentTasks[candidate.profession],
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

  const history: DemoHistoryEntry[] = [
    {
      at: appliedAt,
      actor: null,
      fromStatus: null,
      toStatus: "submitted",
      stage: 1,
      notes: null,
      messageToCandidate: null,
    },
  ];
  for (const [index, toStatus] of path.entries()) {
    const before = history.at(-1);
    const stage = stageOfStatus[toStatus] ?? before?.stage ?? 1;
    const texts = textsFor(toStatus, stage, candidate, job);
    const message = dice.pick(texts.messages);
    history.push({
      at: times[index] ?? until,
      actor: actorOf(toStatus, job, dice),
      fromStatus: before?.toStatus ?? null,
      toStatus,
      stage,
      notes: fill(dice.pick(texts.notes)),
      messageToCandidate: message === null ? null : fill(message),
    });
  }
  return history;
}
