import { sql } from "drizzle-orm";
import type { Demo } from "#server/platform/domain.ts";
import { required } from "./required.ts";

const reference = sql`'C-' || lpad(c.number::text, 4, '0')`;

/**
 * The record of what Umoja sent: campaigns, questions to members, news of complaints and applications, and welcomes. Their
 * texts are gone, as they are once a server has taken them; a few came back.
 */
export async function seedMessages({ tx, organisationIds, today }: Demo): Promise<void> {
  const organisationId = required(organisationIds, "umoja");
  const now = sql`${today.toISOString()}::timestamptz`;
  // Who is written to by a campaign, and the message to each.
  await tx.execute(sql`
    update campaign_recipient set message_id = gen_random_uuid()
    where organisation_id = ${organisationId} and state = 'sent'`);
  // The same few addresses fail in every demo.
  const fails = (key: string, oneIn: number) =>
    sql`abs(hashtext(${sql.raw(key)})) % ${sql.raw(String(oneIn))} = 0`;
  const result = (failed: ReturnType<typeof fails>, why: string, at: string) => sql`
    case when ${failed} then 'failed' else 'sent' end, 1, case when ${failed} then ${why} end,
    ${sql.raw(at)}, ${sql.raw(at)} + interval '4 seconds'`;
  // In the office's hours, on the day of joining.
  const welcomedAt =
    "(date_trunc('day', m.joined_at) + interval '6 hours' + abs(hashtext(m.id_number)) % 480 * interval '1 minute')";
  const noMailbox = "550 5.1.1 The address does not exist";
  const noNumber = "The number is not in use";
  await tx.execute(sql`
    insert into mail (id, organisation_id, "to", subject, thread, state, attempts, last_error, created_at, done_at)
    select r.message_id, r.organisation_id, m.email,
      replace(words ->> 'subject', '{name}', split_part(m.full_name, ' ', 1)), 'campaign-' || c.id,
      ${result(fails("m.id_number", 90), noMailbox, "r.sent_at")}
    from campaign_recipient r
    join campaign c on c.organisation_id = r.organisation_id and c.id = r.campaign_id
    join member m on m.organisation_id = r.organisation_id and m.id = r.member_id
    cross join lateral jsonb_array_elements(c.texts) as words
    where r.organisation_id = ${organisationId} and r.state = 'sent' and r.channel = 'mail'
      and words ->> 'language' = r.language`);
  await tx.execute(sql`
    insert into sms (id, organisation_id, "to", topic, state, attempts, last_error, created_at, done_at)
    select r.message_id, r.organisation_id, m.phone_number, 'campaign.message',
      ${result(fails("m.id_number", 120), noNumber, "r.sent_at")}
    from campaign_recipient r
    join member m on m.organisation_id = r.organisation_id and m.id = r.member_id
    where r.organisation_id = ${organisationId} and r.state = 'sent' and r.channel = 'sms'`);
  await tx.execute(sql`
    insert into mail (id, organisation_id, "to", subject, thread, state, attempts, last_error, created_at, done_at)
    select gen_random_uuid(), i.organisation_id, i.address,
      case i.language when 'sw' then 'Ilikuwaje Umoja?' else 'How was it at Umoja?' end, 'survey-' || i.id,
      ${result(fails("i.address", 60), noMailbox, "i.sent_at")}
    from feedback_invitation i
    where i.organisation_id = ${organisationId} and i.sent_at is not null and i.address like '%@%'`);
  await tx.execute(sql`
    insert into sms (id, organisation_id, "to", topic, state, attempts, last_error, created_at, done_at)
    select gen_random_uuid(), i.organisation_id, i.address, 'survey.invitation',
      ${result(fails("i.address", 70), noNumber, "i.sent_at")}
    from feedback_invitation i
    where i.organisation_id = ${organisationId} and i.sent_at is not null and i.address not like '%@%'`);
  await tx.execute(sql`
    insert into mail (id, organisation_id, "to", subject, thread, state, attempts, last_error, created_at, done_at)
    select gen_random_uuid(), c.organisation_id, c.email,
      case c.language when 'sw' then 'Kuhusu lalamiko lako ' || ${reference} || ' kwa Umoja'
        else 'About your complaint ' || ${reference} || ' to Umoja' end, 'complaint-' || c.id,
      ${result(sql`false`, "", "m.sent_at")}
    from complaint c
    join complaint_message m on m.organisation_id = c.organisation_id and m.complaint_id = c.id
    where c.organisation_id = ${organisationId} and m.sender = 'staff' and c.email is not null`);
  await tx.execute(sql`
    insert into mail (id, organisation_id, "to", subject, thread, state, attempts, last_error, created_at, done_at)
    select gen_random_uuid(), m.organisation_id, m.email,
      case m.language when 'sw' then 'Karibu Umoja: nambari yako ya uanachama ni ' || m.member_number
        else 'Welcome to Umoja: your member number is ' || m.member_number end, 'member-' || m.id,
      ${result(fails("m.id_number", 50), noMailbox, welcomedAt)}
    from member m
    where m.organisation_id = ${organisationId} and m.email is not null and m.joined_at > ${now} - interval '40 days'`);
  await tx.execute(sql`
    insert into mail (id, organisation_id, "to", subject, thread, state, attempts, last_error, created_at, done_at)
    select gen_random_uuid(), a.organisation_id, c.email, 'We have received your application: ' || j.title, 'application-' || a.id,
      ${result(fails("c.email", 40), noMailbox, "a.applied_at")}
    from application a
    join candidate c on c.organisation_id = a.organisation_id and c.id = a.candidate_id
    join job j on j.organisation_id = a.organisation_id and j.id = a.job_id
    where a.organisation_id = ${organisationId}`);
}
