import { demoOrganizations } from "./people.ts";
import { professions } from "./professions/index.ts";
import type { Chance } from "./random.ts";
import type { DemoCandidate, DemoJob, ProfessionKey } from "./types.ts";

/**
 * Slots: `{job}` the title, `{sacco}` the organisation, `{place}` where the job is, `{position}` and
 * `{company}` the latest position, `{field}` the candidate's line of work, `{skills}` two of its skills.
 */
const openings = [
  "I am applying for the position of {job} in {place}.",
  "Please accept my application for the post of {job} at {sacco}.",
  "A colleague sent me your advertisement for a {job} in {place}, and I read it twice.",
  "I would like to work for {sacco} as {job}.",
  "I saw the {job} position on your careers page and believe that I can do it well.",
  "Your advertisement for a {job} describes work that I already do and would like to do for {sacco}.",
  "With this letter and my CV I apply to be your next {job} in {place}.",
  "I write about the {job} position at {sacco}.",
] as const;

const currentWork = [
  "I work as {position} at {company}.",
  "At present I am {position} at {company}.",
  "I earn my living as {position} at {company}.",
] as const;
const formerWork = [
  "Until recently I worked as {position} at {company}.",
  "My last position was {position} at {company}.",
] as const;

const strengths = [
  "What I would bring first is {skills}.",
  "I am strongest in {skills}, and colleagues come to me for both.",
  "If I had to name what I do best, it would be {skills}.",
] as const;

const motives = [
  "I want to work where the customers own the house. In a SACCO a good decision stays with the members, and so does a bad one, and I like that responsibility.",
  "My mother paid my school fees from her SACCO loans, and I have wanted to work in one since I understood what that meant.",
  "I have read your last annual report. The part about serving members who are not on a payroll is the reason I am writing.",
  "{sacco} has a name for answering the phone and for telling members the truth. I would be proud to be part of that.",
  "I am looking for a place to stay for years and grow, not for the next line on my CV.",
  "I have been a member of {sacco} for some time and have often thought that I would like to stand on the other side of the counter.",
  "I know {place} and its people, and they would know where to find me.",
  "Money that people save together deserves care. That is how I was taught to work, and how I try to work every day.",
  "I like small teams where one sees the result of one's work, and your advertisement reads like that.",
  "I have worked with members, suppliers and auditors, and I still like the members best.",
] as const;

const changes = [
  "I come from {field} and know that some of this will be new to me. I learn quickly, and I do not pretend to know what I do not.",
  "My background is in {field}. I have worked next to the people who do this job for long enough to know that I want to do it myself.",
  "You will see that my experience is in {field}. Much of it carries over: members, figures and deadlines are the same.",
] as const;

const fields: Record<ProfessionKey, string> = {
  credit: "credit",
  teller: "cash and counter work",
  accounting: "accounting",
  audit: "audit",
  branch: "branch operations",
  service: "customer service",
  records: "records and administration",
  driver: "transport",
  ict: "information technology",
  hr: "human resources",
  legal: "legal work",
  risk: "risk and compliance",
  marketing: "sales and marketing",
};

const neighbours = [
  "I live in {place} and can start as soon as my notice allows.",
  "{place} is home, so I know the market and the roads.",
] as const;
const movers = [
  "I live in {town} and am ready to move to {place}.",
  "Moving from {town} to {place} is settled with my family.",
] as const;
const stayers = [
  "I live in {town} and have thought through what the job in {place} would mean for travelling.",
] as const;

const closings = [
  "I would be glad to tell you more in an interview.",
  "Thank you for reading my application. I look forward to hearing from you.",
  "My referees know about this application and will answer your questions.",
  "Please call me at any time that suits you.",
  "I hope to meet you and to see the office I would be working in.",
  "Thank you for your time, whatever you decide.",
] as const;

/** Names keep their capital inside a sentence. */
const isName = /^(Kiswahili|Git|JavaScript|TypeScript|PostgreSQL|Windows|Sage|[A-Z][^a-z])/;
const lowerFirst = (text: string) =>
  isName.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What somebody did, told in the first person: `Led a team` becomes `There I led a team`. */
function asStory(description: string): string {
  const [sentence = ""] = description.split(/(?<=\.) /);
  const told = lowerFirst(sentence).replace(/^responsible for/, "was responsible for");
  return `There I ${told}`;
}

function evidence(candidate: DemoCandidate, dice: Chance): string {
  const [latest] = candidate.workExperiences;
  const told = dice.pick(professions[candidate.profession].achievements[candidate.level]);
  const work = latest?.current ? dice.pick(currentWork) : dice.pick(formerWork);
  if (!latest?.current || dice.happens(0.35)) return `${work} ${asStory(latest?.description ?? "")}`;
  return `${work} ${told}`;
}

function travel(candidate: DemoCandidate, job: DemoJob, dice: Chance): string {
  if (candidate.town === job.location) return dice.pick(neighbours);
  return dice.pick(candidate.willingToRelocate ? movers : stayers);
}

/** A cover letter for one job: who is writing, what they have done, why here, and how they can be reached. */
export function coverLetter(candidate: DemoCandidate, job: DemoJob, dice: Chance): string {
  const [latest] = candidate.workExperiences;
  const sacco = demoOrganizations.find(({ slug }) => slug === job.organization)?.name ?? "";
  const slots: Record<string, string> = {
    job: job.title,
    sacco,
    place: job.location,
    town: candidate.town,
    position: latest?.position ?? "",
    company: latest?.company ?? "",
    field: fields[candidate.profession],
    skills: dice.shuffle(candidate.skills.slice(0, 5)).slice(0, 2).map(lowerFirst).join(" and "),
  };
  const isChange = job.professions[0] !== candidate.profession;
  const opening = dice.pick(isChange ? openings.filter((text) => !text.includes("already do")) : openings);
  // Nobody writes "I have been a member" or "I know the place" of a town where they have never lived.
  const suited = motives.filter(
    (motive) => candidate.town === job.location || !/\{place\}|a member of/.test(motive),
  );
  const why = dice.happens(0.4) && !isChange ? job.appeal : dice.pick(suited);
  const paragraphs = [
    `${opening} ${evidence(candidate, dice)}`,
    ...(isChange ? [dice.pick(changes)] : []),
    dice.happens(0.4) ? `${why} ${dice.pick(strengths)}` : why,
    `${travel(candidate, job, dice)} ${dice.pick(closings)}`,
  ];
  const greeting = dice.pick(["Dear Hiring Team,", "Dear Sir or Madam,", `Dear ${sacco} team,`]);
  const farewell = dice.pick(["Yours faithfully,", "Kind regards,", "Yours sincerely,"]);
  return [greeting, ...paragraphs, `${farewell}\n${candidate.name}`]
    .join("\n\n")
    .replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
    .replace(/\ba (?=[AEIO]|HR\b)/g, "an ");
}
