import { advertisedDays, type JobAdvert, jobLimits } from "#contract/recruitment/job-form.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { payFor, rankTerms } from "./ranks.ts";
import { type Rank, type ReadPost, rankOf, readPost } from "./read-post.ts";
import { readWishes } from "./read-wishes.ts";
import type { Role } from "./roles/role.ts";
import { unknownRole } from "./unknown-role.ts";
import type { Wishes } from "./wishes.ts";

const defaultBenefits = [
  "Medical cover for you and your family",
  "Pension scheme with a contribution by the SACCO",
  "Staff loans at a reduced rate after confirmation",
];

/** A job that was written, and what its author has to say about it. */
export interface WrittenJob {
  job: JobAdvert & { deadline: string };
  post: ReadPost;
  wishes: Wishes;
}

const clip = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/** Entries without repetitions, as many and as long as an advert takes; the first ones stay. */
function list(...groups: (readonly string[])[]): string[] {
  const seen = new Set<string>();
  return groups
    .flat()
    .map((entry) => clip(entry, jobLimits.entry))
    .filter((entry) => {
      const key = entry.toLowerCase();
      const fresh = entry !== "" && !seen.has(key);
      seen.add(key);
      return fresh;
    })
    .slice(0, jobLimits.entries);
}

function experienceFor(role: Role, own: Rank, { title, rank: asked }: { title: string; rank: Rank }): string {
  const begins = /\b(?:trainee|graduate)\b/i.test(title);
  const years = begins ? 0 : own === asked ? role.experience.years : rankTerms[asked].years;
  if (years === 0) return "No earlier experience needed";
  // What a role says of parts of its years holds for its own rank only.
  const where = own === asked ? role.experience.in : role.field;
  return `At least ${years === 1 ? "1 year" : `${years} years`} in ${where}`;
}

/** Duties of a team's head are no work of those who begin. */
const forLeaders = /^(?:lead|approve|sign|propose|hold|negotiate|instruct|represent|advise the board)\b/i;

function salaryFor(role: Role, own: Rank, asked: Rank, type: JobAdvert["type"]): string {
  const [from, to] = own === asked ? role.pay : payFor(role, own, asked);
  const shillings = (thousands: number) => (thousands * 1000).toLocaleString("en-KE");
  const range = `KSh ${shillings(from)} - ${shillings(to)}`;
  if (asked === 0) return `${range} a month as a stipend`;
  return `${range} gross a month${type === "part-time" ? " for full time, in proportion to the hours" : ""}`;
}

/** What HR said of the conditions of the work, as sentences. */
export function conditionsOf({ vacancies, terms }: Wishes): string {
  const places = vacancies && vacancies > 1 ? [`We are filling ${vacancies} such posts`] : [];
  return [...places, ...terms].map((term) => `${term.replace(/[.\s]+$/, "")}.`).join(" ");
}

function descriptionOf({ post, wishes }: Omit<WrittenJob, "job">, role: Role, rankSentence: string): string {
  const focus = post.rest && post.role ? `The post has its focus on ${post.rest}.` : "";
  const about = [role.description, rankSentence, ...post.sectors.map(({ sentence }) => sentence), focus];
  return [about.filter(Boolean).join(" "), conditionsOf(wishes)].filter(Boolean).join("\n\n");
}

/** Conditions in brackets after a title: `Loan Officer (2 positions)`; what is no condition belongs to the title. */
const inBrackets = (title: string): string[] =>
  [...title.matchAll(/\(([^()]{1,100})\)/g)].flatMap(([, text = ""]) => {
    const { requirements, duties } = readWishes(text, "");
    return requirements.length + duties.length > 0 ? [] : [text];
  });

/**
 * Writes a job out of what is known of posts in Kenyan SACCOs. Always gives a whole advert, for any text.
 * @param prompt the title @param requirements what HR wishes beside it, in sentences
 */
export function writeJob(
  { prompt, requirements }: { prompt: string; requirements: string },
  today = new Date(),
): WrittenJob {
  const wishes = readWishes([...inBrackets(prompt), requirements].join("\n"), nairobiDay(today));
  const post = readPost(prompt);
  const role = post.role ?? unknownRole(post.title);
  const own = rankOf(role.title);
  const intern = wishes.type === "internship" || (post.rank === 0 && wishes.type === null);
  const rank = intern ? 0 : post.exact ? own : post.rank;
  const added = rank === own ? rankTerms[2] : rankTerms[rank];
  const duties = rank < own && rank < 2 ? role.duties.filter((duty) => !forLeaders.test(duty)) : role.duties;
  const type = wishes.type ?? (intern ? "internship" : "full-time");
  const education =
    wishes.education ?? (intern ? `Studying for, or just finished: ${role.education}` : role.education);
  const experience = wishes.experience ?? experienceFor(role, own, { title: post.title, rank });
  const special =
    post.rest && post.role ? [`Bring knowledge of ${post.rest} into the daily work of ${role.field}`] : [];
  const deadline = wishes.deadline ?? nairobiDayAfter(today, advertisedDays);
  return {
    post,
    wishes,
    job: {
      title: clip(post.title, 200),
      department: role.department,
      location: wishes.location ?? post.place ?? "",
      type,
      salary: wishes.salary ?? salaryFor(role, own, rank, type),
      experience: clip(experience, 200),
      education: clip(education, 200),
      description: descriptionOf({ post, wishes }, role, added.sentence(role.field)),
      requirements: list(
        [education, experience],
        wishes.requirements,
        post.sectors.map(({ requirement }) => requirement),
        added.requirements(role.field),
        intern
          ? role.requirements.filter((line) => !/\b(?:member|practising|registered)\b/i.test(line))
          : role.requirements,
      ),
      responsibilities: list(
        wishes.duties,
        added.duties(role.field),
        post.sectors.flatMap(({ duties: fromSector }) => fromSector),
        special,
        duties,
      ),
      benefits: list(
        wishes.benefits,
        intern ? ["Letter of recommendation on completion"] : [...role.benefits, ...defaultBenefits],
      ),
      skills: list(
        wishes.skills,
        post.sectors.flatMap(({ skills }) => skills),
        role.skills,
      ),
      language: "en",
      deadline,
    },
  };
}
