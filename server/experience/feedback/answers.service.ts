import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import { feedbackFieldMessages } from "#contract/experience/feedback.messages.ts";
import type { FeedbackInput, FeedbackReceipt, Survey, SurveyVisit } from "#contract/experience/feedback.ts";
import { followUpOf } from "#contract/experience/survey-scales.ts";
import { invitationDays } from "#contract/experience/survey-settings.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { readFollowUpWords } from "../settings/settings.queries.ts";
import { keepContact } from "./answer-contact.service.ts";
import { surveyMessages } from "./answers.messages.ts";
import * as queries from "./feedback.queries.ts";
import { findByKey } from "./invitations.queries.ts";
import { readAnswer } from "./read-answer.ts";

type Sacco = NonNullable<Awaited<ReturnType<typeof queries.findSacco>>>;

/** @throws CodedError not_found */
async function requireSacco({ database }: Platform, slug: string): Promise<Sacco> {
  const sacco = await acrossOrganisations(database, (tx) => queries.findSacco(tx, slug));
  if (sacco) return sacco;
  throw new CodedError(
    "not_found",
    textOf(surveyMessages, (t) => t.noSacco),
  );
}

/** Whose survey an address is. @throws CodedError not_found */
export async function getSurvey(platform: Platform, slug: string): Promise<Survey> {
  const { organisationId, organization, trialEndsAt, slug: kept } = await requireSacco(platform, slug);
  const followUpWords = await inOrganisation(platform.database, organisationId, readFollowUpWords);
  return { slug: kept, organization, open: !trialEnded({ trialEndsAt }, new Date()), followUpWords };
}

const unanswered: SurveyVisit = {
  survey: "full",
  csat: null,
  nps: null,
  ces: null,
  comment: "",
  followUp: "",
  channel: null,
  memberNumber: "",
  finished: false,
};

/** What a visitor has answered so far; nothing for a visit that has not begun. @throws CodedError not_found */
export async function getVisit(platform: Platform, slug: string, visit: string): Promise<SurveyVisit> {
  const { organisationId } = await requireSacco(platform, slug);
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const found = await queries.findVisit(scope, tokenDigest(visit));
    if (found) return found;
    const invitation = await findByKey(scope, tokenDigest(visit));
    return { ...unanswered, survey: invitation?.survey ?? "full" };
  });
}

const isAnswered = ({ csat, nps, ces, comment, followUp, channel, memberNumber }: SurveyVisit): boolean =>
  [csat, nps, ces, comment, followUp, channel, memberNumber].some(
    (answer) => answer !== null && answer !== "",
  );

/** What a visitor answered this time; what they left out is not in it. */
async function givenBy(scope: OrganisationScope, input: FeedbackInput) {
  const { csat, nps, ces, comment, followUp, channel, memberNumber, finished } = input;
  const given = { csat, nps, ces, comment, followUp, channel, memberNumber, finished };
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const memberId =
    memberNumber === undefined ? {} : { memberId: await queries.findByNumber(scope, memberNumber) };
  return { ...(stated as Partial<typeof given>), ...memberId };
}

/** Keeps what was sent at once: whoever does so has come to the end. */
async function keepAtOnce(
  scope: OrganisationScope,
  input: FeedbackInput,
  language: Language,
): Promise<SurveyVisit> {
  const given = await givenBy(scope, input);
  const row = { ...unanswered, memberId: null, interactionId: null, finished: true, ...given };
  const reading = readAnswer(row);
  const { interactionId } = await keepContact(scope, { ...row, ...reading, answeredAt: new Date() });
  await queries.insertFeedback(scope, {
    ...row,
    ...reading,
    id: newId(),
    interactionId,
    pageLanguage: language,
  });
  return row;
}

/** What is known of a visit that somebody was invited to: whose it is, and what it is about. @throws CodedError gone */
async function invitedBy(scope: OrganisationScope, visitDigest: string, now: Date) {
  const invitation = await findByKey(scope, visitDigest);
  if (!invitation) return {};
  const { memberId, interactionId, sentAt, survey } = invitation;
  if (sentAt && sentAt.getTime() > now.getTime() - invitationDays * dayMillis) {
    return { survey, ...(memberId ? { memberId } : {}), ...(interactionId ? { interactionId } : {}) };
  }
  throw new CodedError(
    "gone",
    textOf(surveyMessages, (t) => t.visitOver),
  );
}

/** Adds to what a visit answered before, or puts it in its place. @throws CodedError gone, validation */
async function keepInVisit(
  scope: OrganisationScope,
  input: FeedbackInput,
  visit: string,
  language: Language,
): Promise<SurveyVisit> {
  const now = new Date();
  const given = await givenBy(scope, input);
  const opened = { visitDigest: tokenDigest(visit), pageLanguage: language, answeredAt: now };
  const before = await queries.openVisit(scope, opened);
  if (before.answeredAt.getTime() < now.getTime() - dayMillis) {
    throw new CodedError(
      "gone",
      textOf(surveyMessages, (t) => t.visitOver),
    );
  }
  const invited = await invitedBy(scope, opened.visitDigest, now);
  // An end that was reached stays one, though an answer is changed afterwards.
  const row = { ...before, ...given, ...invited, finished: before.finished || input.finished === true };
  if (!isAnswered(row)) {
    const oneRequired = textOf(feedbackFieldMessages, (t) => t.oneRequired);
    throw new CodedError("validation", oneRequired, { csat: oneRequired });
  }
  const reading = readAnswer(row);
  const { interactionId } = await keepContact(scope, { ...row, ...reading });
  const values = {
    ...given,
    ...invited,
    ...reading,
    finished: row.finished,
    interactionId,
    pageLanguage: language,
  };
  await queries.updateFeedback(scope, before.id, values);
  return row;
}

/**
 * Keeps what a visitor answered: what names the same visit is one row, which holds what was answered last.
 * @param language of the page
 * @throws CodedError not_found; conflict where the SACCO takes no answers; gone for a visit that began long ago
 */
export async function answerSurvey(
  platform: Platform,
  slug: string,
  input: FeedbackInput,
  language: Language,
): Promise<FeedbackReceipt> {
  const sacco = await requireSacco(platform, slug);
  if (trialEnded(sacco, new Date())) {
    throw new CodedError(
      "conflict",
      textOf(surveyMessages, (t) => t.closed({ sacco: sacco.organization })),
    );
  }
  const { visit = null, website } = input;
  // Filled in by a program: it gets the usual answer and learns nothing.
  if (website) return { visit, followUp: followUpOf(input), finished: input.finished ?? !visit };
  const row = await inOrganisation(platform.database, sacco.organisationId, (scope) =>
    visit ? keepInVisit(scope, input, visit, language) : keepAtOnce(scope, input, language),
  );
  return { visit, followUp: followUpOf(row), finished: row.finished };
}
