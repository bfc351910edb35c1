import { demoCandidateOutcomes } from "./hiring-plan.ts";
import { demoCandidateEmail } from "./people.ts";
import type { Chance } from "./random.ts";
import type { DemoCandidate, DemoJob } from "./types.ts";

/** Nobody applies for more jobs than this. */
const maxApplications = 4;

/** Towns from which people look for work in each other's neighbourhood. */
const regions = [
  ["Machakos", "Tala", "Wote", "Kitui", "Mwingi"],
  ["Nairobi", "Thika", "Kiambu", "Kajiado", "Machakos"],
  ["Mombasa", "Kilifi", "Malindi", "Kwale", "Voi"],
  ["Kisumu", "Siaya", "Homa Bay", "Kisii", "Kakamega", "Busia"],
  ["Nyeri", "Othaya", "Karatina", "Nanyuki", "Embu", "Meru"],
  ["Nakuru", "Eldoret", "Kericho", "Nandi Hills", "Bomet", "Narok", "Kitale", "Kabarnet"],
];
const levels = ["junior", "mid", "senior"] as const;

/** Steps of a career between two people or between a person and a job: 0, 1 or 2. */
const levelGap = (candidate: DemoCandidate, job: DemoJob) =>
  Math.abs(levels.indexOf(candidate.level) - levels.indexOf(job.level));

/** How natural an application is: lower is more likely. */
function distance(candidate: DemoCandidate, job: DemoJob, applied: number, dice: Chance): number {
  const near = regions.some((towns) => towns.includes(candidate.town) && towns.includes(job.location));
  const place = candidate.town === job.location ? -1 : near ? -0.6 : 0;
  return (
    1.1 * job.professions.indexOf(candidate.profession) +
    1.2 * levelGap(candidate, job) +
    0.8 * applied +
    place +
    1.3 * dice.next()
  );
}

/**
 * The people who apply to a job. Counts each application in `applied` (candidate key to number).
 * Throws RangeError when there are not enough candidates for the job's lines of work.
 */
export function chooseApplicants(
  job: DemoJob,
  wanted: number,
  candidates: readonly DemoCandidate[],
  applied: Map<string, number>,
  dice: Chance,
): DemoCandidate[] {
  const owner = candidates.filter(
    ({ email }) => email === demoCandidateEmail && job.key in demoCandidateOutcomes,
  );
  const others = candidates
    .filter(
      (person) =>
        person.email !== demoCandidateEmail &&
        job.professions.includes(person.profession) &&
        levelGap(person, job) < 2 &&
        (applied.get(person.key) ?? 0) < maxApplications,
    )
    .map((person) => ({ person, far: distance(person, job, applied.get(person.key) ?? 0, dice) }))
    .sort((a, b) => a.far - b.far)
    .map(({ person }) => person);
  const chosen = [...owner, ...others].slice(0, wanted);
  if (chosen.length < wanted)
    throw new RangeError(`Only ${chosen.length} of ${wanted} candidates for ${job.key}`);
  for (const { key } of chosen) applied.set(key, (applied.get(key) ?? 0) + 1);
  return chosen;
}

/** How well somebody suits a job, 0-3 with some chance in it: decides who gets further. */
export function suitability(candidate: DemoCandidate, job: DemoJob, dice: Chance): number {
  const ownField = candidate.profession === job.professions[0] ? 1.2 : 0;
  return ownField + (1 - levelGap(candidate, job) / 2) + 0.8 * dice.next();
}
