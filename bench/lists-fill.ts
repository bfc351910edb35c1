import { type SQL, sql } from "drizzle-orm";
import type { App } from "#server/app.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { scoreVersion } from "#server/recruitment/match/match.ts";

const titles = [
  "Loan Officer",
  "Bank Teller",
  "Accountant",
  "Branch Manager",
  "Internal Auditor",
  "Customer Service Officer",
  "Systems Administrator",
  "Human Resources Officer",
  "Debt Recovery Officer",
  "Marketing Officer",
];
const departments = ["Credit", "Operations", "Finance", "ICT", "Marketing", "Human Resources", "Legal"];
const places = ["Nairobi", "Mombasa", "Kisumu", "Nakuru", "Eldoret", "Thika", "Nyeri", "Meru", "Kakamega"];
const people = ["Grace", "Brian", "Faith", "Kevin", "Halima", "Peter", "Mercy", "Daniel"];
const families = ["Wanjiru", "Otieno", "Kiprono", "Mwikali", "Hassan", "Achieng", "Njoroge"];
const statuses = [
  "submitted",
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
  "rejected",
];

/** One of `values`, by the row's number `n`; a different stride for each column keeps them independent. */
const pick = (values: readonly string[], stride: number): SQL =>
  sql`(${sql.raw(`array[${values.map((value) => `'${value}'`).join(",")}]`)})[1 + (n / ${sql.raw(String(stride))}) % ${sql.raw(String(values.length))}]`;

/** Jobs of one organisation, spread over half a year, nine of ten open. */
const fillJobs = (organisationId: string, from: number, to: number): SQL => sql`
  insert into job (organisation_id, id, title, department, location, type, salary, experience, education,
    description, requirements, responsibilities, benefits, skills, milestones, status, posted_at, deadline)
  select ${organisationId}, gen_random_uuid(), ${pick(titles, 1)} || ' ' || n, ${pick(departments, 3)}, ${pick(places, 7)},
    ${pick(["full-time", "contract", "internship", "part-time"], 11)}, 'KSh 60,000 - 90,000', '3 years', 'Diploma',
    'Serve members at the ' || ${pick(places, 7)} || ' branch, keep the records straight and answer what they ask. Number ' || n,
    array['KCSE C+','Two referees'], array['Serve members'], array['Staff loans'], array['Excel','Lending'],
    '[{"id":"a","stage":"Application Review","description":"","estimatedDays":2,"isRequired":true}]'::jsonb,
    case when n % 10 = 0 then 'Closed' else 'Active' end,
    now() - (n % 180) * interval '1 day', current_date + (n % 60)
  from generate_series(${from}::int, ${to}::int - 1) as n`;

/** Applications to the organisation's jobs, by as many people of their own. */
const fillApplications = (organisationId: string, from: number, to: number): SQL[] => [
  sql`insert into "user" (id, name, first_name, last_name, email, email_verified, is_candidate)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${pick(people, 1)} || ' ' || ${pick(families, 5)} || ' ' || n,
      ${pick(people, 1)}, ${pick(families, 5)} || ' ' || n, 'person' || n || '@mail.example', true, true
    from generate_series(${from}::int, ${to}::int - 1) as n`,
  sql`insert into candidate (organisation_id, id, user_id, name, email, phone, location, status)
    select ${organisationId}, id, id, name, email, '+254712000000', 'Nairobi',
      (array['active','active','active','shortlisted','suspense','rejected'])[1 + abs(hashtext(email)) % 6] from "user"
    where id >= ('00000000-0000-4000-8000-' || lpad(to_hex(${from}::int), 12, '0'))::uuid and email like 'person%@mail.example'
    on conflict do nothing`,
  sql`with position as (
      select id, match_version, (row_number() over (order by id))::int - 1 as place from job where organisation_id = ${organisationId} limit 500
    ), size as (select count(*)::int as jobs from position)
    insert into application (organisation_id, id, job_id, candidate_id, user_id, status, stage, match_score, match, score_version, job_match_version,
      candidate_name, candidate_email, phone, location, work_experiences, education, skills, expected_salary,
      available_start_date, work_authorization, cover_letter, willing_to_relocate, has_background, applied_at)
    select ${organisationId}, gen_random_uuid(), position.id, person.id, person.id, ${pick(statuses, 1)},
      case when n % 7 < 5 then 1 + n % 7 else 1 + n % 5 end, n % 101, '[]'::jsonb, ${scoreVersion}, position.match_version, person.name, person.email, '+254712000000', ${pick(places, 7)}, '[]'::jsonb,
      'diploma', array['Excel','Lending'], 'KSh 80,000', current_date + 30, 'citizen', repeat('I serve members well. ', 12),
      true, false, now() - (n % 365) * interval '1 day' - n * interval '1 second'
    from generate_series(${from}::int, ${to}::int - 1) as n
    join "user" person on person.id = ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
    cross join size join position on position.place = n % size.jobs`,
  sql`insert into application_event (organisation_id, id, application_id, to_status, stage, created_at)
    select organisation_id, gen_random_uuid(), id, 'submitted', 1, applied_at from application
    where organisation_id = ${organisationId}
      and not exists (select from application_event e where e.organisation_id = application.organisation_id and e.application_id = application.id)`,
  sql`insert into application_event (organisation_id, id, application_id, from_status, to_status, stage, created_at)
    select organisation_id, gen_random_uuid(), id, 'submitted', status, stage, applied_at + interval '3 days' from application
    where organisation_id = ${organisationId} and status <> 'submitted'
      and not exists (select from application_event e where e.organisation_id = application.organisation_id
        and e.application_id = application.id and e.to_status <> 'submitted')`,
];

/**
 * Grows the database to `to` jobs over `organisations` and `to` applications in the first of them.
 * @param from how many of each there are already
 */
export async function grow(
  app: App,
  organisations: readonly string[],
  from: number,
  to: number,
): Promise<void> {
  const share = (total: number, index: number) => Math.floor((total * index) / organisations.length);
  await acrossOrganisations(app.platform.database, async (tx: Tx) => {
    for (const [index, id] of organisations.entries()) {
      const [begin, end] = [from, to].map((total) => share(total, index + 1) - share(total, index)) as [
        number,
        number,
      ];
      await tx.execute(fillJobs(id, begin, end));
    }
    const [first] = organisations;
    if (!first) throw new RangeError("no organisation to fill");
    for (const statement of fillApplications(first, from, to)) await tx.execute(statement);
  });
  // What autovacuum does in a database that lives: without it no index answers alone.
  await app.platform.database.db.execute(sql`vacuum analyze`);
}
