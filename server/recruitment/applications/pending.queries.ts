import { and, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { InterviewType } from "#contract/recruitment/hiring.ts";
import { type OfferState, openOfferStates } from "#contract/recruitment/offers.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { milliseconds, writtenOnce } from "#server/platform/database/written-once.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { offers } from "../offers/offers.table.ts";
import { applicationMessages, documentRequests, interviews } from "../pipeline/pipeline.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";
import { ofThese, type TheseApplications } from "./joins.table.ts";

/** A document that was asked for, and by when it is wanted (`2026-12-03`). */
interface AskedDocument {
  title: string;
  dueDate: string | null;
}

/** What of an application still waits for one of the two sides. */
export interface Pending {
  /** The next interview ahead. */
  interview: { startsAt: Date; type: InterviewType; interviewer: string; location: string } | null;
  /** The assessment that can be done now, the most urgent first. */
  assessment: { name: string; dueAt: Date } | null;
  /** The newest offer that is open or was accepted. */
  offer: { state: OfferState; expiresAt: Date } | null;
  /** Times for an interview of which the candidate chooses one. */
  times: { expiresAt: Date; askedAt: Date | null } | null;
  /** Documents that have not come, the most urgent first. */
  open: AskedDocument[];
  /** Documents that came and nobody has judged. */
  received: AskedDocument[];
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

/** One of the things that wait, as they are read together. Moments are in milliseconds since 1970. */
interface Found {
  kind: "assessment" | "offer" | "times" | "unread" | "interview" | "open" | "received";
  applicationId: string;
  /** The assessment's name, the offer's state, or who wrote the messages. */
  word: string | null;
  /** By when something has to be done, or when the interview begins. */
  until: number | null;
  /** When the candidate asked for other times. */
  askedAt: number | null;
  /** How many messages. */
  count: number;
  /** What the candidate is told of the interview, or the documents in their order. */
  detail: unknown;
}

const dateOf = (moment: number | null): Date => new Date(moment ?? Number.NaN);

/**
 * Of the applications the most urgent assessment, the newest offer, times to choose of, unread messages by writer, the next
 * interview and the documents that were asked for: in one statement, since each of six would cost more by being asked than
 * by being answered.
 */
const findThings = writtenOnce<Found, TheseApplications & { now: string }>(() => {
  const now = sql.placeholder("now");
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
  const isReceived = isNotNull(documentRequests.receivedAt);
  return sql`(select distinct on (${assessmentInvitations.applicationId}) 'assessment' as kind,
            ${assessmentInvitations.applicationId} as "applicationId", ${assessmentInvitations.name} as word,
            ${milliseconds(sql`coalesce(${endsAt}, ${dueAt})`)} as until, null::float8 as "askedAt", 1 as count,
            null::jsonb as detail
          from ${assessmentInvitations}
          where ${and(ofThese(assessmentInvitations), doable)}
          order by ${assessmentInvitations.applicationId}, ${endsAt}, ${dueAt}, ${assessmentInvitations.id})
        union all
        (select distinct on (${offers.applicationId}) 'offer', ${offers.applicationId}, ${offers.state},
            ${milliseconds(offers.expiresAt)}, null, 1, null
          from ${offers}
          where ${and(ofThese(offers), inArray(offers.state, [...openOfferStates, "accepted"]))}
          order by ${offers.applicationId}, ${offers.createdAt} desc, ${offers.id} desc)
        union all
        (select 'times', ${slotOffers.applicationId}, null, ${milliseconds(slotOffers.expiresAt)},
            ${milliseconds(slotOffers.askedAt)}, 1, null
          from ${slotOffers}
          where ${and(ofThese(slotOffers), choosable)})
        union all
        (select 'unread', ${applicationMessages.applicationId}, ${applicationMessages.sender}, null, null,
            count(*)::int, null
          from ${applicationMessages}
          where ${and(ofThese(applicationMessages), isNull(applicationMessages.readAt))}
          group by ${applicationMessages.applicationId}, ${applicationMessages.sender})
        union all
        (select distinct on (${interviews.applicationId}) 'interview', ${interviews.applicationId}, null,
            ${milliseconds(interviews.startsAt)}, null, 1,
            jsonb_build_object('type', ${interviews.type}, 'interviewer', ${interviews.interviewer},
              'location', ${interviews.location})
          from ${interviews}
          where ${and(ofThese(interviews), isNull(interviews.cancelledAt), gt(interviews.endsAt, now))}
          order by ${interviews.applicationId}, ${interviews.startsAt}, ${interviews.id})
        union all
        (select case when ${isReceived} then 'received' else 'open' end, ${documentRequests.applicationId}, null,
            null, null, count(*)::int,
            jsonb_agg(jsonb_build_object('title', ${documentRequests.title}, 'dueDate', ${documentRequests.dueDate})
              order by ${documentRequests.dueDate}, ${documentRequests.createdAt})
          from ${documentRequests}
          where ${and(
            ofThese(documentRequests),
            isNull(documentRequests.cancelledAt),
            isNull(documentRequests.acceptedAt),
          )}
          group by ${documentRequests.applicationId}, ${isReceived})`;
});

/** Notes one of the things that were found. */
function note(pending: Pending, { kind, word, until, askedAt, count, detail }: Found): void {
  if (kind === "assessment") pending.assessment = { name: word ?? "", dueAt: dateOf(until) };
  else if (kind === "offer") pending.offer = { state: word as OfferState, expiresAt: dateOf(until) };
  else if (kind === "times") {
    pending.times = { expiresAt: dateOf(until), askedAt: askedAt === null ? null : dateOf(askedAt) };
  } else if (kind === "interview") {
    const told = detail as Omit<NonNullable<Pending["interview"]>, "startsAt">;
    pending.interview = { ...told, startsAt: dateOf(until) };
  } else if (kind === "unread") pending.unread[word as keyof Pending["unread"]] = count;
  else pending[kind] = detail as AskedDocument[];
}

/** Of each application what waits. The caller has made sure that it may see them. */
export async function pendingOf(tx: Tx, these: TheseApplications, now: Date): Promise<Map<string, Pending>> {
  const found = new Map(these.ids.map((id) => [id, noPending()]));
  if (these.ids.length === 0) return found;
  for (const one of await findThings(tx, { ...these, now: now.toISOString() })) {
    const pending = found.get(one.applicationId);
    if (pending) note(pending, one);
  }
  return found;
}
