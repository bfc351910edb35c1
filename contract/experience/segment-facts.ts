import { z } from "zod";
import { type Language, languageNames } from "../core/language.ts";
import { formatNumber } from "../core/numbers.ts";
import type { LoanClass } from "../finance/loan-classes.ts";
import { counties } from "../onboarding/counties.ts";
import type { memberSources } from "../onboarding/members.ts";
import { experienceChannelLabels } from "./channels.ts";
import type { NpsGroup } from "./feedback.ts";

/** Some of several values. */
interface Choices<V extends string = string> {
  kind: "choices";
  label: string;
  /** Before the values in a sentence: `Lives in`. */
  says: string;
  options: Record<V, string>;
}

/** A number between two ends, either of which may be left open. */
interface Range {
  kind: "range";
  label: string;
  says: string;
  unit: string;
  /** Days since something: who never did it counts as longer ago than any number of days. */
  since?: true;
}

/** Words that are part of a text. */
interface Words {
  kind: "words";
  label: string;
  says: string;
}

/** Something that holds or does not. */
interface YesNo {
  kind: "yesNo";
  label: string;
  yes: string;
  no: string;
}

export type SegmentFact = Choices | Range | Words | YesNo;

const choices = <const V extends string>(label: string, says: string, options: Record<V, string>) => ({
  kind: "choices" as const,
  label,
  says,
  options,
});
const range = (label: string, says: string, unit: string) => ({
  kind: "range" as const,
  label,
  says,
  unit,
});
const daysSince = (label: string, says: string) => ({
  ...range(label, says, "days ago"),
  since: true as const,
});
const yesNo = (label: string, yes: string, no: string) => ({ kind: "yesNo" as const, label, yes, no });

/** Where somebody stands as a member. */
export const memberStandings = {
  joining: "on the way to be a member",
  member: "a member",
  leaving: "a member who gave notice",
  former: "a former member",
} as const;

/** What somebody answered last when asked whether they recommend the SACCO. */
const npsGroupNames = {
  promoter: "a promoter (9 or 10)",
  passive: "a passive (7 or 8)",
  detractor: "a detractor (0 to 6)",
} satisfies Record<NpsGroup, string>;

/** The class of the loan that is most in arrears, by the last loan book. */
const loanStandings = {
  none: "no loan",
  performing: "a performing loan",
  watch: "a loan on watch (1 to 30 days in arrears)",
  substandard: "a substandard loan (31 to 180 days)",
  doubtful: "a doubtful loan (181 to 360 days)",
  loss: "a loan at a loss (over 360 days)",
} satisfies Record<LoanClass | "none", string>;

/** Everything that a segment may ask of a member, in the order of its form. */
export const segmentFacts = {
  standing: choices("Membership", "Is", memberStandings),
  county: choices(
    "County",
    "Lives in",
    Object.fromEntries(counties.map((name) => [name, name])) as Record<(typeof counties)[number], string>,
  ),
  language: choices("Language", "Reads", Object.fromEntries(languageNames) as Record<Language, string>),
  source: choices("Came by", "Came by", {
    wizard: "own application",
    staff: "registration by staff",
    import: "import of the register",
  } satisfies Record<(typeof memberSources)[number], string>),
  occupation: { kind: "words" as const, label: "Occupation", says: "Occupation has" },
  age: range("Age", "Is", "years old"),
  joined: daysSince("Member since", "Became a member"),
  contribution: range("Monthly contribution promised", "Promised a month", "KSh"),
  deposits: range("Paid into deposits", "Has paid into deposits", "KSh"),
  savings: range("Savings balance", "Has savings of", "KSh"),
  shares: range("Share balance", "Has shares of", "KSh"),
  loans: range("Loan balance", "Owes on loans", "KSh"),
  loanClass: choices("Loan", "Has", loanStandings),
  arrears: range("Days in arrears of the worst loan", "Has a loan in arrears of", "days"),
  loanProduct: { kind: "words" as const, label: "Loan product", says: "Has a loan whose product has" },
  lastPayment: daysSince("Last payment", "Last paid in"),
  lastContact: daysSince("Last contact", "Was last in contact"),
  channel: choices("Channel of the last contact", "Was last in contact by", experienceChannelLabels),
  openComplaint: yesNo("Complaint", "Has an open complaint", "Has no open complaint"),
  nps: choices("Last NPS answer", "Answered the NPS question as", npsGroupNames),
  csat: range("Last satisfaction answer", "Was last satisfied", "of 5"),
  marketing: yesNo("News and offers", "Agreed to news and offers", "Did not agree to news and offers"),
} satisfies Record<string, SegmentFact>;

export type SegmentFactName = keyof typeof segmentFacts;
export const segmentFactNames = Object.keys(segmentFacts) as SegmentFactName[];

export const maxSegmentWords = 60;

const maxNumber = 1_000_000_000;
const end = z.int("Please enter a whole number").min(0).max(maxNumber).nullable();

/** A number between two ends; null is an open one. */
export const segmentRange = z
  .object({ from: end, to: end })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ["to"],
    message: "The end is before the beginning",
  });
export type SegmentRange = z.infer<typeof segmentRange>;

const some = <V extends string>(options: Record<V, string>) =>
  z.array(z.enum(Object.keys(options) as [V, ...V[]])).optional();
const between = segmentRange.optional();
const whether = z.enum(["yes", "no"]).optional();

/** What a segment asks; what it leaves out may be anything. All that is asked has to hold. */
export const segmentCriteria = z.object({
  standing: some(segmentFacts.standing.options),
  county: some(segmentFacts.county.options),
  language: some(segmentFacts.language.options),
  source: some(segmentFacts.source.options),
  occupation: z.string().trim().max(maxSegmentWords).optional(),
  age: between,
  joined: between,
  contribution: between,
  deposits: between,
  savings: between,
  shares: between,
  loans: between,
  loanClass: some(segmentFacts.loanClass.options),
  arrears: between,
  loanProduct: z.string().trim().max(maxSegmentWords).optional(),
  lastPayment: between,
  lastContact: between,
  channel: some(segmentFacts.channel.options),
  openComplaint: whether,
  nps: some(segmentFacts.nps.options),
  csat: between,
  marketing: whether,
} satisfies Record<SegmentFactName, z.ZodType>);
export type SegmentCriteria = z.infer<typeof segmentCriteria>;

/** Whether a value asks for anything. */
function asks(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== "object" || value === null) return true;
  const { from, to } = value as SegmentRange;
  return from !== null || to !== null;
}

/** Facts that are asked for, in the order of the form. */
export const askedFacts = (criteria: SegmentCriteria): SegmentFactName[] =>
  segmentFactNames.filter((name) => asks(criteria[name]));

/** A rule without what does not narrow it. */
export const narrowing = (criteria: SegmentCriteria): SegmentCriteria =>
  Object.fromEntries(askedFacts(criteria).map((name) => [name, criteria[name]]));

function rangeSentence({ says, unit, since }: Range, { from, to }: SegmentRange) {
  const amount = (value: number) => (unit === "KSh" ? `KSh ${formatNumber(value)}` : formatNumber(value));
  const counted = unit === "KSh" ? "" : ` ${unit}`;
  if (from !== null && to !== null) return `${says} ${amount(from)} to ${amount(to)}${counted}`;
  if (to !== null) return `${says} at most ${amount(to)}${counted}`;
  return `${says} at least ${amount(from ?? 0)}${counted}${since ? ", or never" : ""}`;
}

/** One thing that a segment asks, as staff read it. */
function sentenceOf(fact: SegmentFact, value: unknown): string {
  if (fact.kind === "yesNo") return value === "yes" ? fact.yes : fact.no;
  if (fact.kind === "words") return `${fact.says} “${String(value)}”`;
  if (fact.kind === "range") return rangeSentence(fact, value as SegmentRange);
  const names = (value as string[]).map((one) => fact.options[one] ?? one);
  return `${fact.says} ${names.join(" or ")}`;
}

/** A rule in sentences, all of which have to hold; empty for everybody. */
export const criteriaSentences = (criteria: SegmentCriteria): string[] =>
  askedFacts(criteria).map((name) => sentenceOf(segmentFacts[name], criteria[name]));
