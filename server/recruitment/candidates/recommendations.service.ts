import { maxLine } from "#contract/core/limits.ts";
import {
  type JobPreferences,
  type ProfileDetails,
  type Recommendations,
  recommendedJobs,
} from "#contract/recruitment/candidate.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import type { PublicJobRow } from "../jobs/jobs.queries.ts";
import { toJob } from "../jobs/jobs.service.ts";
import { createMatcher, type MatchCandidate, matchedFor } from "../match/match.ts";
import { fromReading, type Known, knownFrom, toMatchCandidate } from "./known.ts";
import { profileOf, resumesOf } from "./profile.queries.ts";
import { mayRecommend } from "./profile.service.ts";
import { candidateJobs, latestApplication } from "./recommendations.queries.ts";
import { defaultResume } from "./resumes.service.ts";

/** Jobs that are scored: first those with words of the person's skills and titles, then the newest. */
const maxScored = 120;
/** Words that the database looks for. */
const maxWords = 60;
/** Points, of 100, that each kept preference adds to the order. */
const preferencePoints = 8;
/** A worse match than this is no recommendation; nor is one for which nothing of skills, qualifications or titles speaks. */
const minScore = 25;
/** Matches named with a job. */
const maxNamed = 4;

const fromProfile = (details: ProfileDetails): Known => ({
  workExperiences: details.workExperiences ?? [],
  education: details.education ?? null,
  skills: details.skills ?? [],
});

async function known(tx: Tx, userId: string, details: ProfileDetails, chosen: string | undefined) {
  const resume = defaultResume(await resumesOf(tx, userId), chosen);
  const sent = await latestApplication(tx, userId);
  const sources = [
    fromProfile(details),
    ...(resume ? [fromReading(resume.reading)] : []),
    ...(sent ? [sent] : []),
  ];
  return knownFrom(sources);
}

/** How many of the person's preferences a job meets. */
function preferencesMet(job: PublicJobRow, { departments, locations, types }: JobPreferences): number {
  const lists: [readonly string[], string][] = [
    [departments, job.department],
    [locations, job.location],
    [types, job.type],
  ];
  return lists.filter(([wanted, value]) => wanted.includes(value)).length;
}

/** The best of the jobs for a person. Each is scored by itself, and other requests have their turn between. */
async function ranked(
  rows: PublicJobRow[],
  candidate: MatchCandidate,
  preferences: JobPreferences | undefined,
) {
  const scoreOf = createMatcher(candidate, new Date());
  const scored = await mapYielding(rows, (row) => {
    const { score, parts } = scoreOf(row);
    const met = preferences ? preferencesMet(row, preferences) : 0;
    return {
      row,
      score,
      rank: score + preferencePoints * met,
      matches: matchedFor(parts).slice(0, maxNamed),
    };
  });
  return scored
    .filter(({ score, matches }) => score >= minScore && matches.length > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, recommendedJobs);
}

/** What a person may be recommended by, and the jobs to choose from; null when there is nothing to choose by. */
function choiceFor({ database }: Platform, userId: string, today: string) {
  return acrossOrganisations(database, async (tx) => {
    const { profile } = await profileOf(tx, userId);
    if (!mayRecommend(profile)) return null;
    const person = await known(tx, userId, profile.details, profile.defaultResumeId);
    const titles = person.workExperiences.map((one) => one.position);
    // A title's words one by one, too: a senior credit officer fits where a credit manager is sought.
    const words = [...titles, ...person.skills, ...titles.flatMap((title) => title.split(/\s+/))]
      .slice(0, maxWords)
      .map((one) => one.slice(0, maxLine));
    if (words.length === 0) return null;
    const spoken = await candidateJobs(tx, { userId, today, words, limit: maxScored });
    const ids = new Set(spoken.map(({ id }) => id));
    // What fits is not always said in the same words.
    const left = maxScored - spoken.length;
    const newest = left > 0 ? await candidateJobs(tx, { userId, today, words: [], limit: maxScored }) : [];
    const rows = [...spoken, ...newest.filter(({ id }) => !ids.has(id)).slice(0, left)];
    return { rows, candidate: toMatchCandidate(person), preferences: profile.preferences };
  });
}

/**
 * The three open jobs that fit a person best, each with what matches; the newest where fewer fit. Neither name nor address, age or
 * gender is looked at: `MatchCandidate` has no place for them. Scored after the transaction, on texts within limits.
 */
export async function recommendJobs(platform: Platform, { userId }: SignedIn): Promise<Recommendations> {
  const today = nairobiDay(new Date());
  const choice = await choiceFor(platform, userId, today);
  const best = choice ? await ranked(choice.rows, choice.candidate, choice.preferences) : [];
  const fitting = best.map(({ row, score, matches }) => ({ job: toJob(row), score, matches }));
  if (fitting.length === recommendedJobs) return { basis: "profile", jobs: fitting };
  const newest = await acrossOrganisations(platform.database, (tx) =>
    candidateJobs(tx, { userId, today, words: [], limit: recommendedJobs + fitting.length }),
  );
  const chosen = new Set(best.map(({ row }) => row.id));
  const others = newest
    .filter(({ id }) => !chosen.has(id))
    .map((row) => ({ job: toJob(row), score: null, matches: [] }));
  return {
    basis: fitting.length > 0 ? "profile" : "newest",
    jobs: [...fitting, ...others].slice(0, recommendedJobs),
  };
}
