import { defaultOfferSettings, defaultTerms } from "#contract/recruitment/offer-letters.ts";
import type { OfferState } from "#contract/recruitment/offers.ts";
import { endOfDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { parseSalary } from "#server/recruitment/jobs/salary.ts";
import { filledLetter } from "#server/recruitment/offers/letter.ts";
import type { OfferRow } from "#server/recruitment/offers/offers.policy.ts";
import { offers } from "#server/recruitment/offers/offers.table.ts";
import { nairobiTime } from "./content/dates.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./content/types.ts";

/** An application that has come so far that it is offered the position. */
export interface OfferedApplication {
  applicationId: string;
  application: DemoApplication;
  candidate: DemoCandidate;
  job: DemoJob;
}

/** Who offers. */
export interface Offering {
  /** Name of the SACCO. */
  organization: string;
  /** Account and name of the person in HR who writes the offers. */
  hr: { id: string; name: string };
  /** Account of an owner. */
  ownerId: string;
  today: Date;
}

/** What is offered to those in the final review, one after the other. */
const states: readonly OfferState[] = [
  "sent",
  "awaiting_approval",
  "declined",
  "draft",
  "expired",
  "withdrawn",
  "approved",
];

/** Days before the seed's day on which an offer was sent, and its last day in days from it; null for one not sent. */
const times: Record<OfferState, { sent: number | null; until: number }> = {
  draft: { sent: null, until: 10 },
  awaiting_approval: { sent: null, until: 9 },
  approved: { sent: null, until: 8 },
  sent: { sent: 2, until: 5 },
  accepted: { sent: 12, until: -5 },
  declined: { sent: 9, until: -2 },
  expired: { sent: 15, until: -8 },
  withdrawn: { sent: 6, until: 1 },
};

/** A salary for a job whose advert names none by the month. */
const usualCents = 6_000_000;

function offerTo(
  { applicationId, candidate, job }: OfferedApplication,
  state: OfferState,
  organisationId: string,
  { organization, hr, ownerId, today }: Offering,
): OfferRow {
  const { sent, until } = times[state];
  const sentAt = sent === null ? null : nairobiTime(today, sent, 10, 20);
  const createdAt = nairobiTime(today, (sent ?? 1) + 1, 16, 5);
  const answered = state === "accepted" || state === "declined";
  const approved = state === "approved" || (sent !== null && sent % 2 === 0);
  const pay = parseSalary(job.salary);
  const row: OfferRow = {
    organisationId,
    id: newId(),
    applicationId,
    state,
    version: sent === null ? 1 : 3,
    position: job.title,
    salaryCents: pay?.per === "month" ? pay.minCents : usualCents,
    startDate: nairobiDayAfter(today, 35),
    place: job.location,
    terms: defaultTerms.en,
    expiresAt: endOfDay(nairobiDayAfter(today, until)),
    letterLanguage: "en",
    letter: defaultOfferSettings.letter,
    createdBy: hr.id,
    approvedBy: approved ? ownerId : null,
    approvedAt: approved ? new Date(createdAt.getTime() + 7_200_000) : null,
    returnReason: state === "draft" ? "Please name the branch where the first month is spent." : null,
    sentAt,
    remindedAt: null,
    answeredAt: answered && sent !== null ? nairobiTime(today, sent - 1, 18, 40) : null,
    signature: state === "accepted" ? candidate.name : null,
    declineReason: state === "declined" ? "My present employer has raised my pay, and I stay." : null,
    withdrawReason: state === "withdrawn" ? "The position was cut from this year's budget." : null,
    createdAt,
    updatedAt: createdAt,
  };
  if (!sentAt) return row;
  const firstName = candidate.name.split(" ")[0] ?? candidate.name;
  const known = { candidateName: candidate.name, firstName, department: job.department };
  return { ...row, letter: filledLetter(row, { ...known, organization, senderName: hr.name }) };
}

/** Makes an offer to each of these applications: accepted to those who were hired, the others in every other state. */
export async function seedOffers(
  scope: OrganisationScope,
  offered: readonly OfferedApplication[],
  offering: Offering,
): Promise<void> {
  let next = 0;
  const rows = offered.flatMap((one) => {
    const state = one.application.status === "accepted" ? "accepted" : states[next++];
    return state ? [offerTo(one, state, scope.organisationId, offering)] : [];
  });
  if (rows.length > 0) await scope.insert(offers, rows);
}
