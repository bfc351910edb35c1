import { type SQL, sql } from "drizzle-orm";
import type { OfferOutcome } from "#contract/recruitment/offers.ts";
import { applications } from "../applications/applications.table.ts";
import { offers } from "./offers.table.ts";

/** What became of an offer that was sent, joined with its application; whether or not a task has noted its end. */
export const offerOutcome = (now: Date): SQL<OfferOutcome> =>
  sql<OfferOutcome>`case
    when ${offers.state} <> 'sent' then ${offers.state}
    when ${applications.status} in ('rejected', 'withdrawn') then 'withdrawn'
    when ${offers.expiresAt} <= ${now} then 'expired'
    else 'waiting'
  end`;
