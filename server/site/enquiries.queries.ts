import { asc, count, desc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type EnquiryStatus, enquiryList } from "#contract/site/enquiries.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { enquiries, enquiryReplies } from "./site.table.ts";

export type EnquiryQuery = z.output<typeof enquiryList.query>;
export type NewEnquiry = Omit<typeof enquiries.$inferInsert, "organisationId">;

/** Characters of a message that the list shows. */
const excerptLength = 160;

const listFields = {
  id: enquiries.id,
  topic: enquiries.topic,
  status: enquiries.status,
  createdAt: enquiries.createdAt,
  fullName: enquiries.fullName,
  email: enquiries.email,
  phone: enquiries.phone,
  saccoName: enquiries.saccoName,
  subject: enquiries.subject,
  solution: enquiries.solution,
  slotStartsAt: enquiries.slotStartsAt,
  calendarUid: enquiries.calendarUid,
  language: enquiries.language,
  excerpt: sql<string>`left(${enquiries.message}, ${excerptLength})`,
};

const orders = {
  "-createdAt": [desc(enquiries.createdAt), desc(enquiries.id)],
  createdAt: [asc(enquiries.createdAt), asc(enquiries.id)],
  // Enquiries without a meeting come last.
  meeting: [asc(enquiries.slotStartsAt), desc(enquiries.createdAt), desc(enquiries.id)],
} satisfies Record<EnquiryQuery["sort"], SQL[]>;

const { fullName, email, saccoName, subject, message } = enquiries;

const matching = conditionsOf(enquiryList, {
  q: (words) =>
    or(...[fullName, email, saccoName, subject, message].map((column) => contains(column, words))),
  status: enquiries.status,
  topic: enquiries.topic,
});

/** One page of the enquiries that match, and how many match in all. */
export function listEnquiries(scope: OrganisationScope, query: EnquiryQuery) {
  const condition = matching(query);
  return readPage(
    query,
    scope.select(listFields, enquiries, condition).orderBy(...orders[query.sort]),
    scope.select({ total: count() }, enquiries, condition),
  );
}

export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>["rows"][number];

/** Holds an enquiry until the transaction ends: two people may act on it. */
export async function lockEnquiry(scope: OrganisationScope, id: string): Promise<void> {
  await scope.select({ id: enquiries.id }, enquiries, eq(enquiries.id, id)).for("update");
}

export async function enquiryById(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(
    { ...listFields, message: enquiries.message },
    enquiries,
    eq(enquiries.id, id),
  );
  return row ?? null;
}

/** The replies to an enquiry, oldest first. */
export function repliesTo(scope: OrganisationScope, enquiryId: string) {
  return scope
    .select(
      {
        id: enquiryReplies.id,
        at: enquiryReplies.createdAt,
        author: users.name,
        message: enquiryReplies.message,
      },
      enquiryReplies,
      eq(enquiryReplies.enquiryId, enquiryId),
    )
    .leftJoin(users, eq(users.id, enquiryReplies.authorId))
    .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id));
}

/**
 * Adds an enquiry. @returns its id
 * @throws a violation of `enquiry_slot` when the time is taken
 */
export async function insertEnquiry(scope: OrganisationScope, enquiry: NewEnquiry): Promise<string> {
  const [row] = await scope.insert(enquiries, enquiry).returning({ id: enquiries.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

export async function insertReply(
  scope: OrganisationScope,
  reply: Omit<typeof enquiryReplies.$inferInsert, "organisationId">,
): Promise<void> {
  await scope.insert(enquiryReplies, reply);
}

export async function updateEnquiry(
  scope: OrganisationScope,
  id: string,
  values: { status: EnquiryStatus; slotStartsAt?: Date | null },
): Promise<void> {
  await scope.update(enquiries, values, eq(enquiries.id, id));
}

/** Starts of the meetings that are booked from a moment on. */
export async function bookedSlots(scope: OrganisationScope, from: Date): Promise<Date[]> {
  const rows = await scope.select(
    { startsAt: enquiries.slotStartsAt },
    enquiries,
    gte(enquiries.slotStartsAt, from),
  );
  return rows.flatMap(({ startsAt }) => startsAt ?? []);
}

/** Whose meeting begins at a moment; null while it is free. */
export async function emailOfSlot(scope: OrganisationScope, startsAt: Date): Promise<string | null> {
  const [row] = await scope.select(
    { email: enquiries.email },
    enquiries,
    eq(enquiries.slotStartsAt, startsAt),
  );
  return row?.email ?? null;
}
