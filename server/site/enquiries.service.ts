import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import { emailReplyHours } from "#contract/site/business-hours.ts";
import type {
  Enquiry,
  EnquiryDetail,
  EnquiryStatus,
  enquiryAnswer,
  enquiryInput,
  MeetingTimes,
} from "#contract/site/enquiries.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { calendarUid as entryName } from "#server/platform/calendar/uid.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as mails from "./enquiries.mail.ts";
import { enquiryMessages } from "./enquiries.messages.ts";
import * as queries from "./enquiries.queries.ts";
import { closedDays, offeredSlots, slotRefusal, toMeeting } from "./meeting-slots.ts";

export type EnquiryInput = z.output<typeof enquiryInput>;

/**
 * Enquiries that one address may send in 24 hours. Each is answered by a mail to it, and anybody can type
 * anybody's address.
 */
const enquiriesPerDay = { name: "enquiries", count: 10, seconds: 24 * 3600 };

/** Free times for a meeting with the provider's team, of one day in Nairobi or of all that are offered. */
export function meetingTimes(
  { database }: Platform,
  providerId: string,
  language: Language,
  day?: string,
): Promise<MeetingTimes> {
  const now = new Date();
  const asked = (one: string) => day === undefined || one === day;
  return inOrganisation(database, providerId, async (scope) => {
    const booked = new Set((await queries.bookedSlots(scope, now)).map((startsAt) => startsAt.getTime()));
    const slots = offeredSlots(now).filter((slot) => !booked.has(slot.getTime()) && asked(nairobiDay(slot)));
    return { slots: slots.map(toMeeting), closed: closedDays(now, language).filter((one) => asked(one.day)) };
  });
}

/** @throws CodedError validation when the time is none that is offered */
function offeredSlot(input: EnquiryInput, now: Date): Date | null {
  if (!("slot" in input)) return null;
  const startsAt = new Date(input.slot);
  const refusal = slotRefusal(startsAt, now);
  if (refusal) throw new CodedError("validation", undefined, { slot: refusal });
  return startsAt;
}

function acknowledgement(startsAt: Date | null, language: Language): z.output<typeof enquiryAnswer> {
  const t = enquiryMessages[language];
  return {
    message: startsAt ? t.booked : t.received({ hours: emailReplyHours }),
    meeting: startsAt && toMeeting(startsAt),
  };
}

/** Stores the enquiry and queues both mails, in one transaction. @throws a violation of `enquiry_slot` */
function saveEnquiry(
  { config, database, queue, origin }: Platform,
  actor: Actor,
  organisationId: string,
  enquiry: Omit<mails.EnquiryMailData, "id" | "calendarUid"> & { language: Language },
  now: Date,
): Promise<void> {
  return inOrganisation(database, organisationId, async (scope) => {
    const id = newId();
    const calendarUid = enquiry.slotStartsAt && entryName(`enquiry-${id}`, { origin, config });
    await queries.insertEnquiry(scope, { ...enquiry, id, calendarUid });
    await scope.audit(actor, {
      action: "enquiry.received",
      subject: "enquiry",
      subjectId: id,
      detail: { topic: enquiry.topic },
    });
    const context = { brand: config.brand, origin, now };
    const news = { ...enquiry, id, calendarUid };
    await queueMail(scope.tx, queue, organisationId, mails.teamMail(news, context));
    const acknowledgement = mails.acknowledgementMail(news, context)[enquiry.language];
    await queueMail(scope.tx, queue, organisationId, acknowledgement);
  });
}

/**
 * Takes what a visitor sends to the provider's team.
 * @param language of the page it came from, which the answers to it are in as well
 * @throws CodedError validation, slot_taken, rate_limited
 */
export async function submitEnquiry(
  platform: Platform,
  actor: Actor,
  providerId: string,
  input: EnquiryInput,
  language: Language,
): Promise<z.output<typeof enquiryAnswer>> {
  const now = new Date();
  const slotStartsAt = offeredSlot(input, now);
  // Filled in by a program: it gets the usual answer and learns nothing.
  if (input.website) return acknowledgement(slotStartsAt, language);
  const enquiry = {
    topic: input.topic,
    fullName: input.fullName,
    email: input.email,
    phone: input.phone || null,
    saccoName: input.saccoName || null,
    subject: "subject" in input ? input.subject : null,
    solution: "solution" in input ? input.solution : null,
    message: input.message ?? "",
    slotStartsAt,
    language,
  };
  await platform.limits.require(
    enquiriesPerDay,
    [input.email],
    textOf(enquiryMessages, (t) => t.severalToday),
  );
  try {
    await saveEnquiry(platform, actor, providerId, enquiry, now);
  } catch (error) {
    // What was not stored uses nothing of the limit up: a time that somebody else was quicker to take.
    await platform.limits.refund(enquiriesPerDay, input.email);
    if (violatedUnique(error) !== "enquiry_slot" || !slotStartsAt) throw error;
    const holder = await inOrganisation(platform.database, providerId, (scope) =>
      queries.emailOfSlot(scope, slotStartsAt),
    );
    // The sender's own booking, whose answer was lost on the way.
    if (holder !== input.email) throw new CodedError("slot_taken");
  }
  return acknowledgement(slotStartsAt, language);
}

const toEnquiry = (row: queries.EnquiryRow): Enquiry => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  meeting: row.slotStartsAt && toMeeting(row.slotStartsAt),
});

/** The organisation's inbox; empty for any organisation but the provider's. */
export function listEnquiries(
  { database }: Platform,
  staff: Staff,
  query: queries.EnquiryQuery,
): Promise<Page<Enquiry>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listEnquiries(scope, query);
    return { rows: rows.map(toEnquiry), total };
  });
}

async function findEnquiry(scope: OrganisationScope, id: string) {
  const row = await queries.enquiryById(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

async function describeEnquiry(scope: OrganisationScope, id: string): Promise<EnquiryDetail> {
  const row = await findEnquiry(scope, id);
  const replies = await queries.repliesTo(scope, id);
  return {
    ...toEnquiry(row),
    message: row.message,
    replies: replies.map((reply) => ({ ...reply, at: reply.at.toISOString() })),
  };
}

/** @throws CodedError not_found */
export function getEnquiry({ database }: Platform, staff: Staff, id: string): Promise<EnquiryDetail> {
  return inOrganisation(database, staff.organisationId, (scope) => describeEnquiry(scope, id));
}

/**
 * Answers the sender by mail; the reply is stored and the enquiry counts as answered.
 * @throws CodedError not_found, email_unverified
 */
export function replyToEnquiry(
  { config, database, queue, origin }: Platform,
  staff: Staff,
  id: string,
  message: string,
): Promise<EnquiryDetail> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockEnquiry(scope, id);
    const row = await findEnquiry(scope, id);
    requireVerifiedEmail(staff);
    await queries.insertReply(scope, { enquiryId: id, authorId: staff.userId, message });
    await queries.updateEnquiry(scope, id, { status: "answered" });
    await scope.audit(staff, {
      action: "enquiry.replied",
      subject: "enquiry",
      subjectId: id,
    });
    const reply = { author: staff.principal.fullName, message };
    const mail = mails.replyMail(row, reply, { brand: config.brand, origin, now: new Date() });
    await queueMail(scope.tx, queue, staff.organisationId, mail[row.language]);
    return describeEnquiry(scope, id);
  });
}

/**
 * Changes an enquiry's status. Closing it cancels a meeting that is still ahead: the time is free again,
 * and both calendars are notified.
 * @throws CodedError not_found, email_unverified
 */
export function changeEnquiryStatus(
  { config, database, queue, origin }: Platform,
  staff: Staff,
  id: string,
  status: EnquiryStatus,
): Promise<EnquiryDetail> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    await queries.lockEnquiry(scope, id);
    const row = await findEnquiry(scope, id);
    const cancelsMeeting = status === "closed" && row.slotStartsAt !== null && row.slotStartsAt > now;
    await queries.updateEnquiry(scope, id, { status, ...(cancelsMeeting ? { slotStartsAt: null } : {}) });
    await scope.audit(staff, {
      action: "enquiry.status_changed",
      subject: "enquiry",
      subjectId: id,
      detail: { from: row.status, to: status, meetingCancelled: cancelsMeeting },
    });
    if (cancelsMeeting) {
      requireVerifiedEmail(staff);
      const context = { brand: config.brand, origin, now };
      const toGuest = mails.guestCancellationMail(row, context)[row.language];
      for (const mail of [toGuest, mails.teamCancellationMail(row, context)]) {
        await queueMail(scope.tx, queue, staff.organisationId, mail);
      }
    }
    return describeEnquiry(scope, id);
  });
}
