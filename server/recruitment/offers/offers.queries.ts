import { and, arrayContains, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { defaultOfferSettings } from "#contract/recruitment/offer-letters.ts";
import type { OfferSettings } from "#contract/recruitment/offers.ts";
import { memberships, organisations, users } from "#server/accounts/accounts.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { shownStatus } from "../applications/held.queries.ts";
import { ofApplication, ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import type { OfferRow } from "./offers.policy.ts";
import { offerSettingsTable, offers } from "./offers.table.ts";

const approvers = alias(users, "approver");

/** The offers of an application, newest first, with who wrote and who approved them. */
export function offersOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      { row: offers, author: users.name, approver: approvers.name },
      offers,
      eq(offers.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, offers.createdBy))
    .leftJoin(approvers, eq(approvers.id, offers.approvedBy))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}
export type OfferOfApplication = Awaited<ReturnType<typeof offersOf>>[number];

/** An offer, locked until the transaction ends, so that an answer and a withdrawal follow one another. */
export async function lockedOfferById(scope: OrganisationScope, id: string): Promise<OfferRow | null> {
  const [found] = await scope.select({ row: offers }, offers, eq(offers.id, id)).for("update");
  return found?.row ?? null;
}

export async function offerById(scope: OrganisationScope, id: string): Promise<OfferRow | null> {
  const [found] = await scope.select({ row: offers }, offers, eq(offers.id, id));
  return found?.row ?? null;
}

/** Where an application's job is done, and what its advert says of the pay. */
export async function termsOfJob(scope: OrganisationScope, jobId: string) {
  const [row] = await scope.select(
    { location: jobs.location, salary: jobs.salary },
    jobs,
    eq(jobs.id, jobId),
  );
  return row ?? null;
}

/** Who of the team approves offers. */
export const approversOf = (scope: OrganisationScope) =>
  scope
    .select({ id: users.id, email: users.email }, memberships, arrayContains(memberships.roles, ["owner"]))
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(asc(users.name), asc(users.id));

const ownOffers = (tx: Tx) =>
  tx
    .select({
      row: offers,
      status: shownStatus,
      jobTitle: jobs.title,
      organization: organisations.name,
    })
    .from(offers)
    .innerJoin(applications, ofApplication(offers))
    .innerJoin(jobs, ofJob)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId));

/** The offers that a person was made for one of their applications, newest first. */
export function ownOffersOf(tx: Tx, userId: string, applicationId: string) {
  return ownOffers(tx)
    .where(and(eq(applications.userId, userId), eq(applications.id, applicationId)))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}
export type FoundOwnOffer = Awaited<ReturnType<typeof ownOffersOf>>[number];

/** One that the person was made, or null if it is not theirs. */
export async function ownOffer(tx: Tx, userId: string, id: string): Promise<FoundOwnOffer | null> {
  const [found] = await ownOffers(tx).where(and(eq(applications.userId, userId), eq(offers.id, id)));
  return found ?? null;
}

/** Also of an application that HR has accepted before its offer is answered. */
const takesAnswers = inArray(applications.status, [...activeStatuses, "accepted"]);

const place = { organisationId: offers.organisationId, id: offers.id };

/** Offers whose last day was over before `now` and of which nobody has noted it. */
export const offersToEnd = (tx: Tx, now: Date, limit: number) =>
  tx
    .select(place)
    .from(offers)
    .innerJoin(applications, ofApplication(offers))
    .where(and(eq(offers.state, "sent"), lte(offers.expiresAt, now), takesAnswers))
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(limit);

const reminderDays = 2;

const toRemind = (now: Date) =>
  and(
    eq(offers.state, "sent"),
    isNull(offers.remindedAt),
    gt(offers.expiresAt, now),
    lte(offers.expiresAt, new Date(now.getTime() + reminderDays * dayMillis)),
    // Nobody is reminded of what they were sent a moment ago.
    lte(offers.sentAt, new Date(now.getTime() - dayMillis)),
  );

/** Offers that end within two days, sent more than a day ago, whose candidates have not been reminded. */
export const offersToRemind = (tx: Tx, now: Date, limit: number) =>
  tx
    .select(place)
    .from(offers)
    .innerJoin(applications, ofApplication(offers))
    .where(and(toRemind(now), takesAnswers))
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(limit);

/** Notes that the candidate is reminded. @returns null for everyone but the one transaction that comes first */
export async function claimReminder(scope: OrganisationScope, id: string, now: Date) {
  const [row] = await scope
    .update(offers, { remindedAt: now }, and(eq(offers.id, id), toRemind(now)))
    .returning();
  return row ?? null;
}

const { organisationId: _, ...settingsFields } = getTableColumns(offerSettingsTable);

/** What the organisation decided about offers; the defaults where it has decided nothing. */
export async function readOfferSettings(scope: OrganisationScope): Promise<OfferSettings> {
  const [row] = await scope.select(settingsFields, offerSettingsTable);
  return row ?? defaultOfferSettings;
}

export const writeOfferSettings = (scope: OrganisationScope, settings: OfferSettings) =>
  scope
    .insert(offerSettingsTable, settings)
    .onConflictDoUpdate({ target: offerSettingsTable.organisationId, set: settings });
