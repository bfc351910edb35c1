import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import {
  type FeedbackInput,
  type FeedbackReceipt,
  followUpOf,
  type Survey,
} from "#contract/experience/feedback.ts";
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
import { surveyMessages } from "./answers.messages.ts";
import * as queries from "./feedback.queries.ts";
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
  const { organization, trialEndsAt, slug: kept } = await requireSacco(platform, slug);
  return { slug: kept, organization, open: !trialEnded({ trialEndsAt }, new Date()) };
}

/** What a visitor answered this time; what they left out is not in it. */
async function givenBy(scope: OrganisationScope, input: FeedbackInput) {
  const { csat, nps, ces, comment, followUp, channel, memberNumber, finished } = input;
  const given = { csat, nps, ces, comment, followUp, channel, memberNumber, finished };
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const memberId =
    memberNumber === undefined ? {} : { memberId: await queries.findByNumber(scope, memberNumber) };
  return { ...(stated as Partial<typeof given>), ...memberId };
}

const nothing = { csat: null, nps: null, ces: null, comment: "" };

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
  const now = new Date();
  if (trialEnded(sacco, now)) {
    throw new CodedError(
      "conflict",
      textOf(surveyMessages, (t) => t.closed({ sacco: sacco.organization })),
    );
  }
  const receipt = {
    visit: input.visit ?? null,
    followUp: followUpOf(input),
    finished: input.finished ?? false,
  };
  // Filled in by a program: it gets the usual answer and learns nothing.
  if (input.website) return receipt;
  return inOrganisation(platform.database, sacco.organisationId, async (scope) => {
    const given = await givenBy(scope, input);
    if (!input.visit) {
      const row = { ...nothing, ...given };
      // Whoever sends everything at once has come to the end.
      const all = { id: newId(), pageLanguage: language, finished: true, ...given, ...readAnswer(row) };
      await queries.insertFeedback(scope, all);
      return { ...receipt, finished: all.finished };
    }
    const visitDigest = tokenDigest(input.visit);
    const before = await queries.openVisit(scope, { visitDigest, pageLanguage: language, answeredAt: now });
    if (before.answeredAt.getTime() < now.getTime() - dayMillis) {
      throw new CodedError(
        "gone",
        textOf(surveyMessages, (t) => t.visitOver),
      );
    }
    // An end that was reached stays one, though an answer is changed afterwards.
    const finished = before.finished || receipt.finished;
    const row = { ...before, ...given };
    await queries.updateFeedback(scope, before.id, {
      ...given,
      finished,
      pageLanguage: language,
      ...readAnswer(row),
    });
    return { ...receipt, followUp: followUpOf(row), finished };
  });
}
