import { and, asc, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type OfferState, openOfferStates } from "#contract/recruitment/offers.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { together } from "#server/platform/database/together.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { offers } from "../offers/offers.table.ts";
import { applicationMessages, documentRequests, interviews } from "../pipeline/pipeline.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";
import { applications } from "./applications.table.ts";
import { ofApplication } from "./joins.table.ts";

export type InterviewRow = typeof interviews.$inferSelect;
type DocumentRequestRow = typeof documentRequests.$inferSelect;

/** What of an application still waits for one of the two sides. */
export interface Pending {
  /** The next interview ahead. */
  interview: InterviewRow | null;
  /** The assessment that can be done now, the most urgent first. */
  assessment: { name: string; dueAt: Date } | null;
  /** The newest offer that is open or was accepted. */
  offer: { state: OfferState; expiresAt: Date } | null;
  /** Times for an interview of which the candidate chooses one. */
  times: { expiresAt: Date; askedAt: Date | null } | null;
  /** Documents that have not come, the most urgent first. */
  open: DocumentRequestRow[];
  /** Documents that came and nobody has judged. */
  received: DocumentRequestRow[];
  /** Messages that the other side has not opened, by who wrote them. */
  unread: { staff: number; candidate: number };
}

export const noPending = (): Pending => ({
  interview: null,
  assessment: null,
  offer: null,
  times: null,
  open: [],
  received: [],
  unread: { staff: 0, candidate: 0 },
});

/** One of the small things that wait, as they are read together. Moments are in milliseconds since 1970. */
interface Small {
  kind: "assessment" | "offer" | "times" | "unread";
  applicationId: string;
  /** The assessment's name, the offer's state, or who wrote the messages. */
  word: string | null;
  /** By when something has to be done. */
  until: number | null;
  /** When the candidate asked for other times. */
  askedAt: number | null;
  /** How many messages. */
  count: number;
}

const milliseconds = (moment: SQL | PgColumn) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

const dateOf = (moment: number | null): Date => new Date(moment ?? Number.NaN);

/**
 * Of the applications the most urgent assessment, the newest offer, times to choose of, and unread messages by writer: in
 * one statement, since each of four would cost more by being asked than by being answered.
 */
function smallThings(tx: Tx, asked: SQL, now: Date): Promise<Small[]> {
  const { startedAt, endsAt, dueAt, finishedAt, cancelledAt } = assessmentInvitations;
  const doable = and(
    isNull(cancelledAt),
    isNull(finishedAt),
    or(and(isNull(startedAt), gt(dueAt, now)), and(isNotNull(startedAt), gt(endsAt, now))),
  );
  const choosable = and(
    isNull(slotOffers.chosenAt),
    isNull(slotOffers.cancelledAt),
    gt(slotOffers.expiresAt, now),
  );
  return rowsOf<Small>(
    tx,
    sql`(select distinct on (${applications.id}) 'assessment' as kind, ${applications.id} as "applicationId",
            ${assessmentInvitations.name} as word, ${milliseconds(sql`coalesce(${endsAt}, ${dueAt})`)} as until,
            null::float8 as "askedAt", 1 as count
          from ${applications} join ${assessmentInvitations} on ${ofApplication(assessmentInvitations)}
          where ${and(asked, doable)}
          order by ${applications.id}, ${endsAt}, ${dueAt}, ${assessmentInvitations.id})
        union all
        (select distinct on (${applications.id}) 'offer', ${applications.id}, ${offers.state},
            ${milliseconds(offers.expiresAt)}, null, 1
          from ${applications} join ${offers} on ${ofApplication(offers)}
          where ${and(asked, inArray(offers.state, [...openOfferStates, "accepted"]))}
          order by ${applications.id}, ${offers.createdAt} desc, ${offers.id} desc)
        union all
        (select 'times', ${applications.id}, null, ${milliseconds(slotOffers.expiresAt)},
            ${milliseconds(slotOffers.askedAt)}, 1
          from ${applications} join ${slotOffers} on ${ofApplication(slotOffers)}
          where ${and(asked, choosable)})
        union all
        (select 'unread', ${applications.id}, ${applicationMessages.sender}, null, null, count(*)::int
          from ${applications} join ${applicationMessages} on ${ofApplication(applicationMessages)}
          where ${and(asked, isNull(applicationMessages.readAt))}
          group by ${applications.id}, ${applicationMessages.sender})`,
  );
}

/** Notes one of the small things. */
function note(pending: Pending, { kind, word, until, askedAt, count }: Small): void {
  if (kind === "assessment") pending.assessment = { name: word ?? "", dueAt: dateOf(until) };
  else if (kind === "offer") pending.offer = { state: word as OfferState, expiresAt: dateOf(until) };
  else if (kind === "times") {
    pending.times = { expiresAt: dateOf(until), askedAt: askedAt === null ? null : dateOf(askedAt) };
  } else pending.unread[word as keyof Pending["unread"]] = count;
}

/**
 * Of each application what waits. The caller has made sure that it may see them; each table is reached by way
 * of the application, whose organisation leads its index.
 */
export async function pendingOf(tx: Tx, applicationIds: string[], now: Date): Promise<Map<string, Pending>> {
  const found = new Map(applicationIds.map((id) => [id, noPending()]));
  if (applicationIds.length === 0) return found;
  const asked = inArray(applications.id, applicationIds);
  const [ahead, requests, small] = await together([
    tx
      .select({ row: interviews })
      .from(applications)
      .innerJoin(interviews, ofApplication(interviews))
      .where(and(asked, isNull(interviews.cancelledAt), gt(interviews.endsAt, now)))
      .orderBy(asc(interviews.startsAt), asc(interviews.id)),
    tx
      .select({ row: documentRequests })
      .from(applications)
      .innerJoin(documentRequests, ofApplication(documentRequests))
      .where(and(asked, isNull(documentRequests.cancelledAt), isNull(documentRequests.acceptedAt)))
      .orderBy(asc(documentRequests.dueDate), asc(documentRequests.createdAt)),
    smallThings(tx, asked, now),
  ]);
  for (const { row } of ahead) {
    const pending = found.get(row.applicationId);
    if (pending) pending.interview ??= row;
  }
  for (const { row } of requests)
    found.get(row.applicationId)?.[row.receivedAt ? "received" : "open"].push(row);
  for (const one of small) {
    const pending = found.get(one.applicationId);
    if (pending) note(pending, one);
  }
  return found;
}
