import { nairobiDayAfter } from "#contract/core/clock.ts";
import { asSample, samplePhonePrefix } from "#contract/core/sample.ts";
import { type ExperienceChannel, experienceChannels } from "#contract/experience/channels.ts";
import { type ExperienceTopic, experienceTopics, journeyStageOf } from "#contract/experience/topics.ts";
import { feedbackTable } from "#server/experience/feedback/feedback.table.ts";
import { feedbackInvitations } from "#server/experience/feedback/invitations.table.ts";
import { readAnswer } from "#server/experience/feedback/read-answer.ts";
import { interactions } from "#server/experience/interactions/interactions.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { nairobiTime } from "./content/dates.ts";
import { contactNotes, memberComments } from "./content/member-comments.ts";
import { memberName } from "./content/member-names.ts";
import { type Chance, chance } from "./content/random.ts";
import { insertRows } from "./insert-rows.ts";
import { type MemberInTouch, membersInTouch, quietMembers } from "./members-in-touch.ts";
import { required } from "./required.ts";
import { drawScores, lastThirtyDays, type Scores } from "./survey-scores.ts";

type NewInteraction = Omit<typeof interactions.$inferInsert, "organisationId"> & { id: string };
type NewFeedback = Omit<typeof feedbackTable.$inferInsert, "organisationId">;
type NewInvitation = Omit<typeof feedbackInvitations.$inferInsert, "organisationId">;

/** Thirty days of a SACCO's year: how many contacts, and what was answered. */
export interface Month {
  /** Thirty days each, 0 the last ones. */
  monthsAgo: number;
  contacts: number;
  scores: Scores[];
}

interface Surroundings {
  random: Chance;
  /** For what no other draw hangs on. */
  aside: Chance;
  today: Date;
  /** Whether it is the sample data of a trial. */
  sample: boolean;
  people: MemberInTouch[];
  /** Who was in touch in earlier months only, and has dropped off since. */
  quiet: MemberInTouch[];
  handlers: string[];
}

const minute = 60_000;

/** How often each channel is used, and the minutes until somebody answers. */
const habits: Record<ExperienceChannel, { weight: number; min: number; max: number }> = {
  call: { weight: 30, min: 0, max: 2 },
  branch: { weight: 22, min: 2, max: 15 },
  whatsapp: { weight: 20, min: 3, max: 90 },
  app: { weight: 11, min: 10, max: 200 },
  email: { weight: 8, min: 45, max: 540 },
  sms: { weight: 5, min: 15, max: 180 },
  web: { weight: 4, min: 30, max: 300 },
};
const channelDraw = experienceChannels.flatMap((channel) =>
  Array.from({ length: habits[channel].weight }, () => channel),
);
/** Loans, phones and M-PESA are what members ask about most. */
const topicDraw: ExperienceTopic[] = [
  ...experienceTopics,
  ...(["loans", "loans", "loans", "loans", "mpesa", "mpesa", "mobile_app_ussd", "mobile_app_ussd"] as const),
  ...([
    "savings_shares",
    "savings_shares",
    "statements",
    "onboarding_kyc",
    "guarantors",
    "check_off",
  ] as const),
];

const before = (moment: Date, latest: Date): Date => (moment < latest ? moment : latest);
const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);

/** A moment of one of the month's days: inside the last thirty for month 0, before them for the others. */
const momentIn = ({ random, today }: Surroundings, monthsAgo: number): Date =>
  nairobiTime(today, monthsAgo * 30 + random.between(1, 28), random.between(8, 16), random.between(0, 59));

/** A mobile number; for samples one that no operator has, so that nobody can be sent anything. */
function phoneOf(random: Chance, sample: boolean): string {
  const digits = String(random.between(10_000_000, 99_999_999));
  return sample ? samplePhonePrefix + digits.slice(2) : `+2547${digits}`;
}

/** Now and then, somebody who has not been seen since the months before the last one. */
const fellSilent = ({ aside, quiet }: Surroundings, monthsAgo: number): MemberInTouch | null =>
  monthsAgo > 0 && quiet.length > 0 && aside.happens(0.11) ? aside.pick(quiet) : null;

function contact(around: Surroundings, monthsAgo: number): NewInteraction {
  const { random, today, people, handlers, sample } = around;
  const channel = random.pick(channelDraw);
  const topic = random.pick(topicDraw);
  const openedAt = momentIn(around, monthsAgo);
  const { min, max } = habits[channel];
  const isNew = monthsAgo === 0 && openedAt > later(today, -3 * 24 * 60);
  const answered = !(isNew && random.happens(0.2));
  const firstResponseAt = answered ? later(openedAt, random.between(min, max)) : null;
  const closed = answered && !(isNew && random.happens(0.4)) && !random.happens(0.02);
  const known = topic === "onboarding_kyc" ? random.happens(0.5) : random.happens(0.94);
  const member = known ? random.pick(people) : null;
  const { fullName } = known ? { fullName: "" } : memberName(random);
  const stranger = known
    ? {}
    : {
        contactName: sample ? asSample(fullName) : fullName,
        contactPhone: phoneOf(random, sample),
      };
  return {
    id: newId(),
    memberId: member && (fellSilent(around, monthsAgo) ?? member).id,
    ...stranger,
    channel,
    topic,
    journeyStage: journeyStageOf(topic),
    direction: random.happens(0.08) ? "outbound" : "inbound",
    summary: random.pick<string>(contactNotes[topic]),
    openedAt,
    firstResponseAt: firstResponseAt && before(firstResponseAt, today),
    closedAt:
      closed && firstResponseAt ? before(later(firstResponseAt, random.between(2, 60 * 30)), today) : null,
    handledBy: answered ? random.pick(handlers) : null,
    source: monthsAgo > 9 ? "import" : "staff",
    sample,
  };
}

/** What somebody wrote beside the scores; most write nothing. */
function commentFor(random: Chance, { csat, nps }: Scores): string {
  const low = csat <= 2 || (nps !== null && nps <= 6);
  if (!random.happens(low ? 0.85 : 0.42)) return "";
  if (low) return random.pick(memberComments.bad);
  return random.pick(
    csat === 3 || (nps !== null && nps <= 7) ? memberComments.middling : memberComments.good,
  );
}

/** An answer to the survey, about a contact or by whoever opened the public page. */
function answer(
  around: Surroundings,
  scores: Scores,
  about: NewInteraction | null,
  monthsAgo: number,
): NewFeedback {
  const { random, today, people, sample } = around;
  const comment = scores.nps === null ? "" : commentFor(random, scores);
  const numbered = about ? null : random.happens(0.45) ? random.pick(people) : null;
  const row = { ...scores, comment };
  return {
    id: newId(),
    ...row,
    followUp: "",
    channel: about?.channel ?? random.pick(channelDraw),
    memberNumber: numbered?.memberNumber ?? "",
    memberId: about?.memberId ?? numbered?.id ?? null,
    interactionId: about?.id ?? null,
    pageLanguage: random.happens(0.45) ? "sw" : "en",
    answeredAt: about
      ? before(later(about.openedAt, random.between(20, 300)), today)
      : momentIn(around, monthsAgo),
    // Who left after the first question never saw the others.
    finished: scores.nps !== null,
    sample,
    ...readAnswer(row),
  };
}

/** What the public page makes of an answer with a comment: a contact of its own. */
function contactOf({ random, today, handlers, sample }: Surroundings, given: NewFeedback): NewInteraction {
  const [topic = "other"] = given.topics ?? [];
  const openedAt = given.answeredAt ?? today;
  const answered = (given.csat ?? 5) <= 2 || (given.nps ?? 10) <= 6 ? random.happens(0.8) : false;
  return {
    id: newId(),
    memberId: given.memberId ?? null,
    channel: given.channel ?? "web",
    topic,
    journeyStage: journeyStageOf(topic),
    summary: given.comment ?? "",
    openedAt,
    firstResponseAt: answered ? before(later(openedAt, random.between(30, 400)), today) : null,
    closedAt: answered ? before(later(openedAt, random.between(401, 2000)), today) : before(openedAt, today),
    handledBy: answered ? random.pick(handlers) : null,
    source: "feedback",
    sample,
  };
}

/** Months of which the questions to members are kept beside their answers. */
const monthsAsked = 3;

/** The question about a contact that was closed, and what became of it; none about those that are open, or of whom nobody knows an address. */
function invitation(
  { aside, today, people, quiet }: Surroundings,
  about: NewInteraction,
  given: NewFeedback | undefined,
): NewInvitation | null {
  const moment = given?.answeredAt ?? about.closedAt;
  if (!moment || (!given && aside.happens(0.3))) return null;
  const member = [...people, ...quiet].find(({ id }) => id === about.memberId);
  const address = member ? (member.email ?? member.phone) : (about.contactPhone ?? "");
  const askedAt = given ? later(moment, -aside.between(4, 15)) : moment;
  const shared = {
    id: newId(),
    interactionId: about.id,
    memberId: about.memberId ?? null,
    language: member?.language ?? ("en" as const),
    createdAt: askedAt,
  };
  const skipped = address === "" ? "no_address" : !given && aside.happens(0.3) ? "asked_lately" : null;
  if (skipped) return { ...shared, skippedReason: skipped };
  const keyDigest = tokenDigest(newId());
  if (given) given.visitDigest = keyDigest;
  const reminderAt = later(askedAt, 3 * 24 * 60 + 15);
  return {
    ...shared,
    address,
    keyDigest,
    sentAt: askedAt,
    remindedAt: given || reminderAt > today ? null : reminderAt,
  };
}

function monthOf(around: Surroundings, { monthsAgo, contacts, scores }: Month) {
  const { random } = around;
  // A third answer the page that hangs in the branch; the others were asked after a contact.
  const open = scores.filter((_, nth) => nth % 3 === 0).map((one) => answer(around, one, null, monthsAgo));
  const commented = open.filter(({ comment }) => comment !== "");
  const fromPage = commented.map((one) => {
    const made = contactOf(around, one);
    one.interactionId = made.id;
    return made;
  });
  const noted = Array.from({ length: contacts - fromPage.length }, () => contact(around, monthsAgo));
  const asked = random.shuffle(noted);
  const closed = scores
    .filter((_, nth) => nth % 3 !== 0)
    .map((one, nth) => answer(around, one, asked[nth] ?? null, monthsAgo));
  const invitations =
    monthsAgo < monthsAsked
      ? asked.flatMap((about, nth) => invitation(around, about, closed[nth]) ?? [])
      : [];
  return { contacts: [...noted, ...fromPage], answers: [...open, ...closed], invitations };
}

/** Who is in touch, and who has not been seen for the last month. */
async function peopleIn(scope: OrganisationScope, today: Date, choice: { limit: number; sample: boolean }) {
  const quiet = await quietMembers(scope, nairobiDayAfter(today, -31), { ...choice, limit: 40 });
  const isQuiet = new Set(quiet.map(({ id }) => id));
  const all = await membersInTouch(scope, choice);
  const people = all.filter(({ id }) => !isQuiet.has(id));
  // A register in which nobody pays in yet: all of them are in touch.
  return people.length > 0 ? { people, quiet } : { people: all, quiet: [] };
}

/** Writes contacts and answers of some months. */
export async function seedMonths(
  scope: OrganisationScope,
  given: Omit<Surroundings, "aside" | "people" | "quiet">,
  months: readonly Month[],
  { limit, seed }: { limit: number; seed: string },
): Promise<void> {
  const people = await peopleIn(scope, given.today, { limit, sample: given.sample });
  const around = { ...given, ...people, aside: chance(`${seed}, aside`) };
  const made = months.map((month) => monthOf(around, month));
  await insertRows(
    scope,
    interactions,
    made.flatMap((month) => month.contacts),
  );
  await insertRows(
    scope,
    feedbackTable,
    made.flatMap((month) => month.answers),
  );
  await insertRows(
    scope,
    feedbackInvitations,
    made.flatMap((month) => month.invitations),
  );
}

/** Months before the last one, a little better each time; in the fifth, M-PESA was down for days. */
export function earlierMonths(random: Chance, months: number, contacts: number): Month[] {
  return Array.from({ length: months }, (_, nth) => {
    const monthsAgo = nth + 1;
    const quality = 0.9 - 0.022 * monthsAgo - (monthsAgo === 5 ? 0.18 : 0);
    const count = Math.round(contacts * (1 - 0.035 * monthsAgo)) + random.between(-6, 6);
    const answered = Math.round(count * 0.68);
    const scores = Array.from({ length: answered }, () => drawScores(random, quality));
    return { monthsAgo, contacts: count, scores };
  });
}

/**
 * A year of contacts and answers. Umoja's last thirty days give the figures of the specification (000): 147
 * interactions, CSAT 4.8 and NPS 78.
 */
export async function seedExperience({ tx, today, organisationIds, staffIds }: Demo): Promise<void> {
  const umoja = new OrganisationScope(tx, required(organisationIds, "umoja"));
  const random = chance("umoja's contacts");
  const around = {
    random,
    today,
    sample: false,
    handlers: ["experience@umoja.example", "owner@umoja.example"].map((email) => required(staffIds, email)),
  };
  const months = [
    { monthsAgo: 0, contacts: 147, scores: lastThirtyDays(random) },
    ...earlierMonths(random, 11, 140),
  ];
  await seedMonths(umoja, around, months, { limit: 600, seed: "umoja's contacts" });
  const jirani = new OrganisationScope(tx, required(organisationIds, "jirani"));
  const theirs = chance("jirani's contacts");
  await seedMonths(
    jirani,
    {
      random: theirs,
      today,
      sample: false,
      handlers: [required(staffIds, "owner@jirani.example")],
    },
    [
      { monthsAgo: 0, contacts: 21, scores: Array.from({ length: 14 }, () => drawScores(theirs, 0.7)) },
      ...earlierMonths(theirs, 5, 20),
    ],
    { limit: 600, seed: "jirani's contacts" },
  );
}
