import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";

const people = [
  "Grace",
  "Brian",
  "Faith",
  "Kevin",
  "Halima",
  "Peter",
  "Mercy",
  "Daniel",
  "Achieng",
  "Nekesa",
];
const families = ["Wanjiru", "Otieno", "Kiprono", "Mwikali", "Hassan", "Achieng", "Njoroge"];
const counties = ["Nairobi", "Kisumu", "Kiambu", "Nakuru", "Mombasa", "Kakamega", "Meru"];

/** One of `values`, by the row's number `n`; a different stride for each column keeps them independent. */
const pick = (values: readonly string[], stride: number): SQL =>
  sql`(${sql.raw(`array[${values.map((value) => `'${value}'`).join(",")}]`)})[1 + (n / ${sql.raw(String(stride))}) % ${sql.raw(String(values.length))}]`;

/**
 * Grows an organisation to `to` members: nine of ten complete and verified, the others waiting, some of them flagged.
 * @param from how many there are already
 */
export async function growMembers(tx: Tx, organisationId: string, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int - 1) as n`;
  const id = sql.raw("('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid");
  await tx.execute(sql`
    insert into member (organisation_id, id, full_name, id_number, phone_number, kra_pin, date_of_birth, language, county,
      kyc_status, onboarding_step, source, risk, due_at, created_at)
    select ${organisationId}, ${id}, ${pick(people, 1)} || ' ' || ${pick(families, 11)} || ' ' || n, (50000000 + n)::text,
      '+2541' || lpad(n::text, 8, '0'), 'A' || lpad(n::text, 9, '0') || 'Z', date '1955-01-01' + (n % 18000), 'en',
      ${pick(counties, 3)}, case when n % 10 = 0 then 'pending' else 'verified' end,
      case when n % 10 = 0 then 'verification' else 'complete' end, 'import',
      case when n % 30 = 0 then 'high' when n % 7 = 0 then 'medium' else 'low' end,
      case when n % 10 = 0 then now() + (n % 300 - 100) * interval '1 hour' end, now() - n * interval '1 minute'
    from ${numbers}`);
  await tx.execute(sql`
    insert into member_event (organisation_id, id, member_id, action, created_at)
    select ${organisationId}, gen_random_uuid(), ${id}, 'registered', now() - n * interval '1 minute' from ${numbers}`);
  await tx.execute(sql`
    insert into member_flag (organisation_id, id, member_id, code, subject, detail)
    select ${organisationId}, gen_random_uuid(), ${id}, 'registry_not_found', 'registry', 'The registry holds no such ID number.'
    from ${numbers} where n % 20 = 0`);
}
