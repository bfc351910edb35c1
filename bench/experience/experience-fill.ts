import { type SQL, sql } from "drizzle-orm";
import { experienceChannels } from "#contract/experience/channels.ts";
import { rootCauses, severities } from "#contract/experience/complaints.ts";
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
 * Grows an organisation to `to` interactions over two years, four answers to the survey for ten of them, a payment for
 * four and a complaint for a hundred, most of them closed and one in nine too late.
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
    insert into complaint (organisation_id, id, number, attempt_key, code_digest, source, channel, language, topic, severity,
      status, member_id, description, received_at, acknowledge_due_at, acknowledged_at, investigate_due_at, investigated_at,
      communicate_due_at, communicated_at, closed_at, due_at, late, root_cause, outcome)
    select ${organisationId}, gen_random_uuid(), n / 100 + 1, gen_random_uuid(),
      translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), 'form', ${pick(experienceChannels, 100)}, 'en',
      ${pick(experienceTopics, 700)}, ${pick(severities, 300)}, case when done then 'closed' else 'investigating' end,
      ${memberId}, 'Waited for two hours', received, received + interval '3 days',
      received + interval '1 day', received + interval '14 days', case when done then received + interval '9 days' end,
      case when done then received + interval '16 days' end, case when done then received + interval '10 days' end,
      case when done then received + interval '10 days' end, case when not done then received + interval '14 days' end,
      n % 900 = 0, case when done then ${pick(rootCauses, 500)} end, case when done then 'upheld' end
    from (select n, ${moment} as received, n % 2000 > 0 as done from ${rows(100)}) as received`);
  await tx.execute(sql`
    insert into member_payment (organisation_id, id, member_id, kind, amount, method, paid_on)
    select ${organisationId}, gen_random_uuid(), ${memberId}, 'deposit', 2000, 'check_off', (${moment})::date
    from ${rows(4)}`);
}
