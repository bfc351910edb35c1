import { type SQL, sql } from "drizzle-orm";
import { experienceChannels } from "#contract/experience/channels.ts";
import { experienceTopics, journeyStageOf } from "#contract/experience/topics.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Members whom the interactions are of. */
export const memberCount = 50_000;

const list = (values: readonly string[]): SQL =>
  sql.raw(`array[${values.map((value) => `'${value}'`).join(",")}]::text[]`);

/** One of `values`, by the row's number `n`; a different stride for each column keeps them independent. */
const pick = (values: readonly string[], stride: number): SQL =>
  sql`(${list(values)})[1 + (n / ${sql.raw(String(stride))}) % ${sql.raw(String(values.length))}]`;

const stages = experienceTopics.map(journeyStageOf);
const memberId = sql.raw(
  `('00000000-0000-4000-8000-' || lpad(to_hex((n::bigint * 7919) % ${memberCount}), 12, '0'))::uuid`,
);
/** Two years, at any time of day. */
const moment = sql.raw("now() - ((n::bigint * 104729) % 1051200) * interval '1 minute'");

/**
 * Grows an organisation to `to` interactions over two years, four answers to the survey for ten of them and a
 * payment for four. Complaints are few in any organisation; there are none here.
 * @param from how many there are already
 */
export async function growExperience(
  tx: Tx,
  organisationId: string,
  from: number,
  to: number,
): Promise<void> {
  const rows = (every: number) => sql.raw(`generate_series(${from}::int, ${to}::int - 1, ${every}) as n`);
  await tx.execute(sql`
    insert into interaction (organisation_id, id, member_id, channel, topic, journey_stage, direction, opened_at,
      first_response_at, closed_at, source)
    select ${organisationId}, gen_random_uuid(), ${memberId}, ${pick(experienceChannels, 1)}, ${pick(experienceTopics, 7)},
      ${pick(stages, 7)}, 'inbound', opened, case when n % 9 > 0 then opened + (n % 900) * interval '1 minute' end,
      case when n % 8 > 0 then opened + (n % 9000) * interval '1 minute' end, 'import'
    from (select n, ${moment} as opened from ${rows(1)}) as touched`);
  await tx.execute(sql`
    insert into feedback (organisation_id, id, csat, nps, ces, comment, channel, member_id, page_language, answered_at,
      finished, sentiment, topics)
    select ${organisationId}, gen_random_uuid(), 1 + (n * 3) % 5, (n * 7) % 11, 1 + (n * 5) % 7,
      case when n % 4 = 0 then 'Asante, haraka sana' else '' end, ${pick(experienceChannels, 1)}, ${memberId}, 'en', ${moment},
      true, ${pick(["positive", "neutral", "negative", "unsure"], 3)}, array[${pick(experienceTopics, 7)}, ${pick(experienceTopics, 11)}]
    from ${rows(1)} where n % 5 < 2`);
  await tx.execute(sql`
    insert into member_payment (organisation_id, id, member_id, kind, amount, method, paid_on)
    select ${organisationId}, gen_random_uuid(), ${memberId}, 'deposit', 2000, 'check_off', (${moment})::date
    from ${rows(4)}`);
}
