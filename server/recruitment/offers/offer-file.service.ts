import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { defaultTerms } from "#contract/recruitment/offer-letters.ts";
import { isOpenOffer, type Offer, type OfferFile, type OfferSettings } from "#contract/recruitment/offers.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { isApprover } from "../jobs/hr-jobs.policy.ts";
import { wholeCountry } from "../jobs/jobs.table.ts";
import { parseSalary } from "../jobs/salary.ts";
import { lastDayOf, needsApproval, stateOfOffer, takesOffers } from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";

/** Days until work begins, unless HR chooses others: a month's notice at the present employer. */
const defaultStartDays = 30;

/** What stands for placeholders of a letter that no field of the offer says. */
export const knownOf = (
  { principal: { fullName } }: Pick<Staff, "principal">,
  { candidateName, department, organization }: ApplicationRow,
): OfferFile["known"] => ({
  candidateName,
  firstName: candidateName.trim().split(/\s+/)[0] ?? candidateName,
  department,
  organization,
  senderName: fullName,
});

function shownOffer(
  { row, author, approver }: queries.OfferOfApplication,
  status: ApplicationRow["status"],
  now: Date,
): Offer {
  return {
    ...row,
    state: stateOfOffer(row, status, now),
    expiryDate: lastDayOf(row),
    sentAt: row.sentAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    author,
    approvedBy: approver,
  };
}

const letterOf = ({ letter, letterSw }: OfferSettings, language: Language): string =>
  language === "sw" ? letterSw : letter;

/** The place of work that an advert names; none where it names only the country, which no letter can say. */
const placeOf = (location = ""): string => (location === wholeCountry ? "" : location);

async function suggestionFor(
  scope: OrganisationScope,
  application: ApplicationRow,
  settings: OfferSettings,
  last: queries.OfferOfApplication | undefined,
  now: Date,
): Promise<OfferFile["suggestion"]> {
  const language = last?.row.letterLanguage ?? application.accountLanguage ?? defaultLanguage;
  const job = await queries.termsOfJob(scope, application.jobId);
  const pay = job ? parseSalary(job.salary) : null;
  const { position, salaryCents, place, terms } = last?.row ?? {};
  return {
    position: position ?? application.jobTitle,
    salaryCents: salaryCents ?? (pay?.per === "month" ? pay.minCents : null),
    startDate: nairobiDayAfter(now, defaultStartDays),
    place: place ?? placeOf(job?.location),
    terms: terms ?? defaultTerms[language],
    expiryDate: nairobiDayAfter(now, settings.answerDays),
    letterLanguage: language,
    letter: letterOf(settings, language),
  };
}

/** The offers of an application, what can be done with them, and what another one begins with. */
export async function describeOffers(
  scope: OrganisationScope,
  staff: Staff,
  application: ApplicationRow,
): Promise<OfferFile> {
  const { membership } = staff.principal;
  const now = new Date();
  const found = await queries.offersOf(scope, application.id);
  const settings = await queries.readOfferSettings(scope);
  const changes = membership !== null && !trialEnded(membership, now);
  const open = found.some(({ row }) => isOpenOffer(stateOfOffer(row, application.status, now)));
  const accepted = found.some(({ row }) => row.state === "accepted");
  return {
    offers: found.map((one) => shownOffer(one, application.status, now)),
    mayWrite: changes && takesOffers(application.status) && !open,
    mayApprove: isApprover(staff),
    needsApproval: needsApproval(staff, settings, "draft"),
    mayHire: changes && accepted && takesOffers(application.status) && application.status !== "accepted",
    suggestion: await suggestionFor(scope, application, settings, found[0], now),
    templates: { en: settings.letter, sw: settings.letterSw },
    known: knownOf(staff, application),
  };
}
