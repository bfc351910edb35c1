import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import {
  PgArray,
  type PgColumn,
  PgDateString,
  PgInteger,
  PgJsonb,
  PgText,
  PgTimestamp,
} from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { everyTable } from "#server/testing/tables.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { newId } from "./columns.ts";
import { rowsOf, type Tx } from "./database.ts";
import { acrossOrganisations } from "./scope.ts";
import { sqlStateOf } from "./violations.ts";

const app = startOwnTestApp();
const across = <T>(work: (tx: Tx) => Promise<T>) => acrossOrganisations(app.current.platform.database, work);

/** Columns without a bound, with the reason. */
const unbounded = new Set([
  // better-auth's own, each made by it: hashes, tokens, names of providers.
  ...["account_id", "provider_id", "access_token", "refresh_token", "id_token", "scope", "password"].map(
    (name) => `account.${name}`,
  ),
  "session.token",
  "verification.identifier",
  "verification.value",
  // What the network says; a request's headers have 16 KB at the most, and it must not fail for them.
  "session.ip_address",
  "session.user_agent",
  "audit_event.ip",
  "audit_event.request_id",
]);

interface Rule {
  table: string;
  name: string;
  columns: string[];
  definition: string;
}

let rules: Rule[];
let columns: { table: string; column: PgColumn }[];

beforeAll(async () => {
  rules = await across((tx) =>
    rowsOf<Rule>(
      tx,
      sql`select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition,
          array(select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
        from pg_constraint c where c.contype = 'c' and c.connamespace = 'public'::regnamespace`,
    ),
  );
  columns = (await everyTable()).flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({ table: getTableName(table), column })),
  );
});

const rulesOn = (table: string, column: PgColumn) =>
  rules.filter((rule) => rule.table.replaceAll('"', "") === table && rule.columns.includes(column.name));
const nameOf = ({ table, column }: { table: string; column: PgColumn }) => `${table}.${column.name}`;
const elementOf = (column: PgColumn): PgColumn => (is(column, PgArray) ? column.baseColumn : column);

describe("what a column may hold", () => {
  it("is, for a state, the contract's own list", () => {
    const states = columns.filter(({ column }) => elementOf(column).enumValues?.length);
    expect(states.length).toBeGreaterThan(12);
    for (const { table, column } of states) {
      const known = rulesOn(table, column).find((rule) => rule.name.endsWith("_known"));
      const values = [...(known?.definition ?? "").matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) =>
        value?.replaceAll("''", "'"),
      );
      expect({ [nameOf({ table, column })]: values }).toEqual({
        [nameOf({ table, column })]: elementOf(column).enumValues,
      });
    }
  });

  it("is bounded: a text's length, a number's range, a day's century, a JSON value's shape", () => {
    const missing = columns
      .filter(({ table, column }) => {
        const element = elementOf(column);
        const kinds = [PgText, PgInteger, PgDateString, PgTimestamp, PgJsonb];
        return kinds.some((kind) => is(element, kind)) && rulesOn(table, column).length === 0;
      })
      .map(nameOf)
      .filter((name) => !unbounded.has(name));
    expect(missing).toEqual([]);
  });
});

/** A row of each kind in an organisation; everything in it that refers to something refers to its own. */
async function furnish() {
  const organisation = (await createOrganisation(app.current)).id;
  const [candidate, hr] = [
    await createCandidate(app.current),
    await createStaff(app.current, organisation, ["hr"]),
  ];
  const job = await createJob(app.current, organisation);
  const application = await createApplication(app.current, candidate, job);
  const [
    file,
    own,
    paper,
    resume,
    enquiry,
    interview,
    token,
    webhook,
    table,
    imported,
    member,
    noted,
    listed,
    applied,
    assessment,
    question,
    contact,
    slotOffer,
    slot,
    firstDays,
  ] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ] as const;
  const [segment, campaign, complaint, merged, complaintNote] = [newId(), newId(), newId(), newId(), newId()];
  const tag = newId();
  const logo = newId();
  const [cv, waitingCv] = [newId(), newId()];
  const actionRule = newId();
  const general = newId();
  const insert = (table: string, values: Record<string, unknown>): SQL =>
    sql`insert into ${sql.identifier(table)} (${sql.join(
      Object.keys(values).map((name) => sql.identifier(name)),
      sql`, `,
    )}) values (${sql.join(
      Object.values(values).map((value) => sql`${value}`),
      sql`, `,
    )})`;
  const inside = { organisation_id: organisation, id: newId() };
  const asComplaint = (id: string, number: number) => ({
    ...inside,
    id,
    number,
    attempt_key: newId(),
    code_digest: newId(),
    source: "form",
    channel: "web",
    language: "sw",
    topic: "loans",
    severity: "low",
    description: "d",
    member_id: member,
    interaction_id: contact,
    received_at: "2026-11-20T08:00:00Z",
    acknowledge_due_at: "2026-11-25T08:00:00Z",
    investigate_due_at: "2026-12-10T08:00:00Z",
  });
  const asFile = (id: string) => ({
    id,
    key: `files/${id}`,
    name: "a.pdf",
    content_type: "application/pdf",
    bytes: 1,
  });
  await across(async (tx) => {
    for (const statement of [
      insert("stored_file", { ...asFile(file), organisation_id: organisation }),
      insert("stored_file", { ...asFile(paper), organisation_id: organisation }),
      insert("stored_file", { ...asFile(own), user_id: candidate.userId }),
      insert("stored_file", { ...asFile(table), organisation_id: organisation }),
      insert("stored_file", { ...asFile(logo), organisation_id: organisation }),
      insert("stored_file", { ...asFile(cv), organisation_id: organisation }),
      insert("stored_file", { ...asFile(waitingCv), organisation_id: organisation }),
      insert("organisation_brand", {
        organisation_id: organisation,
        logo_file_id: logo,
        logo_width: 480,
        logo_height: 120,
      }),
      insert("import", {
        ...inside,
        id: imported,
        kind: "candidates",
        file_name: "a.csv",
        file_id: table,
        rows: 1,
        mapping: "{}",
      }),
      insert("import_row", {
        organisation_id: organisation,
        import_id: imported,
        row: 2,
        outcome: "created",
      }),
      insert("member", {
        ...inside,
        id: member,
        full_name: "n",
        id_number: "23456789",
        phone_number: "+254712345678",
        language: "en",
      }),
      insert("interaction", {
        ...inside,
        id: contact,
        member_id: member,
        import_id: imported,
        channel: "call",
        topic: "loans",
        journey_stage: "borrowing",
        opened_at: "2026-11-20T08:00:00Z",
        source: "import",
      }),
      insert("feedback_invitation", {
        ...inside,
        interaction_id: contact,
        member_id: member,
        language: "sw",
        sent_at: "2026-11-20T08:00:00Z",
      }),
      insert("feedback", { ...inside, member_id: member, interaction_id: contact, page_language: "sw" }),
      insert("segment", {
        ...inside,
        id: segment,
        name: "n",
        criteria: "{}",
        size: 1,
        counted_at: "2026-11-20T08:00:00Z",
      }),
      insert("action_rule", {
        ...inside,
        id: actionRule,
        action: "a",
        segment_id: segment,
        priority: 1,
        cooldown_days: 30,
        active: true,
      }),
      insert("action_result", { ...inside, rule_id: actionRule, member_id: member, outcome: "done" }),
      insert("campaign", {
        ...inside,
        id: campaign,
        name: "n",
        segment_id: segment,
        segment_name: "n",
        channels: "{mail}",
        texts: "[{}]",
        created_by: hr.userId,
      }),
      insert("campaign_recipient", {
        organisation_id: organisation,
        campaign_id: campaign,
        member_id: member,
        language: "en",
        state: "waiting",
      }),
      insert("complaint", { ...asComplaint(complaint, 1), feedback_id: inside.id }),
      insert("complaint", { ...asComplaint(merged, 2), status: "merged", merged_into: complaint }),
      insert("complaint_message", {
        ...inside,
        complaint_id: complaint,
        sender: "member",
        subject: "s",
        body: "b",
      }),
      insert("complaint_attachment", {
        ...inside,
        complaint_id: complaint,
        file_id: file,
        sender: "member",
      }),
      insert("complaint_event", {
        ...inside,
        id: complaintNote,
        complaint_id: complaint,
        event: "note_added",
      }),
      insert("complaint_mention", {
        organisation_id: organisation,
        event_id: complaintNote,
        user_id: hr.userId,
      }),
      insert("complaint_presence", {
        organisation_id: organisation,
        complaint_id: complaint,
        user_id: hr.userId,
        writing: false,
        seen_at: "2026-11-20T08:00:00Z",
      }),
      insert("monthly_figures", {
        ...inside,
        month: "2026-10",
        members: 1,
        source: "imported",
        import_id: imported,
      }),
      insert("finance_loan", {
        ...inside,
        loan_number: "l",
        as_of: "2026-11-20",
        member_id: member,
        principal: 100,
        outstanding: 100,
        days_in_arrears: 0,
        import_id: imported,
      }),
      insert("finance_transaction", {
        ...inside,
        paid_on: "2026-11-20",
        reference: "r",
        part: "in",
        type: "deposit",
        amount: 100,
        member_id: member,
        import_id: imported,
      }),
      insert("screening_list", { ...inside, id: listed, name: "n", source: "s", entries: 1, skipped: 0 }),
      sql`insert into screening_entry (organisation_id, list_id, row, names, numbers, date_of_birth, remarks)
        values (${organisation}, ${listed}, 1, '{}', '{}', '', '')`,
      insert("screening_key", { organisation_id: organisation, key: "k", list_id: listed, row: 1 }),
      insert("member_event", { ...inside, id: noted, member_id: member, action: "note_added" }),
      insert("member_mention", { organisation_id: organisation, event_id: noted, user_id: hr.userId }),
      insert("member_check", { organisation_id: organisation, member_id: member, kind: "registry" }),
      insert("member_face", {
        organisation_id: organisation,
        member_id: member,
        engine_version: "1",
        face: "f",
      }),
      insert("member_document_expiry", {
        organisation_id: organisation,
        member_id: member,
        kind: "passport",
        expires_on: "2030-01-01",
      }),
      insert("data_request", {
        ...inside,
        member_id: member,
        kind: "correction",
        due_at: "2126-01-01Z",
        correction_id: noted,
      }),
      insert("member_payment", {
        import_id: imported,
        ...inside,
        member_id: member,
        kind: "shares",
        amount: 1,
        method: "cash",
        paid_on: "2026-01-01",
      }),
      insert("member_flag", { ...inside, member_id: member, code: "same_face" }),
      insert("membership_application", {
        ...inside,
        id: applied,
        client_id: newId(),
        key_digest: applied,
        status: "submitted",
        language: "en",
        values: "{}",
        submitted: "{}",
        submitted_at: new Date().toISOString(),
        step: 1,
        member_id: member,
      }),
      insert("application_document", {
        ...inside,
        application_id: applied,
        kind: "kra-pin",
        file_id: file,
        client_id: newId(),
        method: "file",
      }),
      insert("candidate", {
        ...inside,
        name: "n",
        email: `${imported}@test.example`,
        phone: "",
        location: "",
        import_id: imported,
      }),
      insert("candidate_cv", {
        organisation_id: organisation,
        candidate_id: inside.id,
        file_id: cv,
        reading: "{}",
      }),
      insert("cv_import", { organisation_id: organisation, id: imported, name: "Career fair" }),
      insert("cv_import_file", {
        ...inside,
        import_id: imported,
        name: "cv.pdf",
        digest: "0".repeat(64),
        bytes: 1,
        file_id: waitingCv,
        state: "waiting",
      }),
      insert("referral", {
        ...inside,
        job_id: job,
        name: "n",
        email: "n@test.example",
        phone: "",
        relation: "friend",
        words: "",
        key: newId().slice(-24),
        application_id: application,
        cv_file_id: file,
      }),
      ...["candidate_merge", "candidate_distinct"].map(
        (table) => sql`insert into ${sql.identifier(table)} (organisation_id, ${
          table === "candidate_merge"
            ? sql`id, kept_id, absorbed_id, listed_as, change`
            : sql`first_id, second_id`
        })
        select ${organisation}, ${
          table === "candidate_merge"
            ? sql`${inside.id}, (array_agg(id order by id))[1], (array_agg(id order by id))[2], (array_agg(id order by id))[1], '{}'`
            : sql`(array_agg(id order by id))[1], (array_agg(id order by id))[2]`
        } from candidate where organisation_id = ${organisation}`,
      ),
      insert("candidate_decision", {
        ...inside,
        candidate_id: inside.id,
        from_status: "active",
        to_status: "suspense",
        due_at: "2026-11-23T09:00:00Z",
      }),
      insert("candidate_resume", { id: resume, user_id: candidate.userId, file_id: own, reading: "{}" }),
      sql`update application set cv_file_id = ${file}, status = 'rejected', held_status = 'submitted',
        held_by = ${inside.id} where id = ${application}`,
      insert("application_draft", {
        ...inside,
        job_id: job,
        user_id: candidate.userId,
        values: "{}",
        step: 1,
        resume_id: resume,
      }),
      insert("general_application", {
        ...inside,
        id: general,
        candidate_id: sql`(select id from candidate where organisation_id = ${organisation} and user_id = ${candidate.userId})`,
        user_id: candidate.userId,
        departments: "{}",
        types: "{}",
        words: "w",
        candidate_name: "n",
        candidate_email: "n@test.example",
        phone: "",
        location: "",
        work_experiences: "[]",
        education: "degree",
        skills: "{}",
        cv_file_id: file,
      }),
      insert("general_application_draft", {
        ...inside,
        user_id: candidate.userId,
        resume_id: resume,
        values: "{}",
        step: 1,
      }),
      insert("general_proposal", { organisation_id: organisation, general_id: general, job_id: job }),
      insert("interview", {
        ...inside,
        id: interview,
        application_id: application,
        starts_at: "2027-01-04T08:00Z",
        ends_at: "2027-01-04T09:00Z",
        type: "video",
        location: "x",
        interviewer: "y",
        scheduled_by: hr.userId,
      }),
      insert("retention_notice", {
        organisation_id: organisation,
        application_id: application,
        told_at: "2026-11-20T08:00:00Z",
      }),
      insert("job_alert", {
        id: newId(),
        user_id: candidate.userId,
        sacco_id: organisation,
        language: "en",
        q: "",
        department: "",
        location: "",
        type: "",
        frequency: "daily",
        mailed_until: "2026-11-20T08:00:00Z",
        next_at: "2026-11-20T08:00:00Z",
      }),
      insert("tag", { organisation_id: organisation, id: tag, name: "n" }),
      sql`insert into candidate_tag (organisation_id, candidate_id, tag_id)
        select organisation_id, candidate_id, ${tag} from application
        where organisation_id = ${organisation} and id = ${application}`,
      insert("interviewer", { organisation_id: organisation, interview_id: interview, user_id: hr.userId }),
      insert("scorecard", {
        ...inside,
        application_id: application,
        author_id: hr.userId,
        ratings: "{}",
        recommendation: "yes",
      }),
      insert("assessment", { organisation_id: organisation, id: assessment, name: "n", minutes: 30 }),
      insert("assessment_question", {
        organisation_id: organisation,
        id: question,
        topic: "t",
        kind: "text",
        text: "q",
        options: "[]",
        right: "[]",
        points: 1,
      }),
      insert("assessment_item", {
        organisation_id: organisation,
        assessment_id: assessment,
        question_id: question,
        position: 0,
      }),
      insert("assessment_invitation", {
        ...inside,
        application_id: application,
        name: "n",
        minutes: 30,
        questions: "[{}]",
        sent_by: hr.userId,
        sent_at: "2026-11-20T08:00:00Z",
        due_at: "2026-11-27T08:00:00Z",
      }),
      insert("first_days_list", {
        organisation_id: organisation,
        id: firstDays,
        application_id: application,
        start_date: "2027-01-04",
      }),
      insert("first_days_item", {
        ...inside,
        list_id: firstDays,
        position: 0,
        title: "t",
        audience: "team",
        owner_id: hr.userId,
        due_date: "2027-01-04",
      }),
      insert("interview_slot_offer", {
        ...inside,
        id: slotOffer,
        application_id: application,
        type: "phone",
        location: "l",
        minutes: 30,
        offered_by: hr.userId,
        expires_at: "2026-12-04T21:00:00Z",
      }),
      insert("interview_slot", {
        organisation_id: organisation,
        id: slot,
        offer_id: slotOffer,
        starts_at: "2026-12-04T07:00:00Z",
        ends_at: "2026-12-04T08:00:00Z",
      }),
      insert("interview_slot_person", {
        organisation_id: organisation,
        slot_id: slot,
        user_id: hr.userId,
      }),
      insert("offer", {
        ...inside,
        application_id: application,
        position: "p",
        salary_cents: 100,
        start_date: "2027-01-04",
        place: "p",
        terms: "",
        expires_at: "2026-12-04T21:00:00Z",
        letter_language: "en",
        letter: "l",
        created_by: hr.userId,
      }),
      insert("application_message", {
        ...inside,
        application_id: application,
        sender: "staff",
        author_id: hr.userId,
        subject: "s",
        body: "b",
      }),
      insert("scheduled_message", {
        ...inside,
        application_id: application,
        author_id: hr.userId,
        subject: "s",
        body: "b",
        send_at: "2027-01-04T08:00Z",
      }),
      insert("own_wording", {
        organisation_id: organisation,
        template: "status.screening",
        language: "en",
        subject: "s",
        body: "b",
      }),
      insert("document_request", {
        ...inside,
        application_id: application,
        title: "KRA PIN",
        requested_by: hr.userId,
        file_id: paper,
        received_at: "2027-01-04T08:00Z",
      }),
      insert("enquiry", {
        ...inside,
        id: enquiry,
        topic: "contact",
        full_name: "N",
        email: "n@test.example",
      }),
      insert("webhook", {
        ...inside,
        id: webhook,
        url: "https://x.example",
        events: "{application.created}",
        secret: "s",
        created_by: hr.userId,
      }),
      insert("webhook_delivery", {
        ...inside,
        webhook_id: webhook,
        event_id: newId(),
        type: "application.created",
        body: "{}",
      }),
      insert("api_token", {
        ...inside,
        id: token,
        name: "Payroll",
        digest: token,
        scopes: "{jobs:read}",
        created_by: hr.userId,
      }),
      insert("application_event", {
        ...inside,
        application_id: application,
        to_status: "screening",
        stage: 2,
        token_id: token,
      }),
      sql`insert into application_mention (organisation_id, event_id, user_id)
        select organisation_id, id, ${hr.userId} from application_event where application_id = ${application} and token_id is null`,
      sql`insert into application_visit (organisation_id, user_id, last_at) values (${organisation}, ${hr.userId}, now())`,
      sql`insert into application_look (organisation_id, user_id, application_id, at) values (${organisation}, ${hr.userId}, ${application}, now())`,
      insert("enquiry_reply", { ...inside, enquiry_id: enquiry, author_id: hr.userId, message: "m" }),
    ]) {
      await tx.execute(statement);
    }
  });
  return { organisation, application, job, candidate, resume };
}

const refusal = (statement: SQL) =>
  across((tx) => tx.execute(statement)).then(
    () => "accepted",
    (error: unknown) => sqlStateOf(error),
  );

describe("a row written by hand", () => {
  let own: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    own = await furnish();
  });

  it.each([
    ["an employment type of another spelling", sql`update job set type = 'Full-time'`],
    ["an unknown status", sql`update application set status = 'pending'`],
    ["a stage that its status has not come to", sql`update application set status = 'screening', stage = 3`],
    ["a match score of -999", sql`update application set match_score = -999`],
    ["a match score of 101", sql`update application set match_score = 101`],
    ["a file of a negative size", sql`update stored_file set bytes = -1`],
    [
      "an interview that ends before it begins",
      sql`update interview set ends_at = starts_at - interval '1 minute'`,
    ],
    ["a deadline that never comes", sql`update job set deadline = 'infinity'`],
    ["a hiring path without a step", sql`update job set milestones = '[]'`],
    ["a hiring path that is no list", sql`update job set milestones = '{}'`],
    ["a title of a megabyte", sql`update job set title = repeat('x', 1000000)`],
    [
      "a slug that is no part of an address",
      sql`update organisation set slug = 'Umoja SACCO' where slug like 'sacco-%'`,
    ],
    ["an address in capitals", sql`update "user" set email = upper(email)`],
    ["a role that nobody knows", sql`update membership set roles = '{admin}'`],
  ])("refuses %s", async (_, statement) => {
    expect(await refusal(statement)).toBe("23514");
  });

  it("refuses an application whose account is not its candidate's", async () => {
    const stranger = await createCandidate(app.current);
    expect(
      await refusal(sql`update application set user_id = ${stranger.userId} where id = ${own.application}`),
    ).toBe("23503");
  });

  it("keeps a draft and its author when its CV goes", async () => {
    await across(async (tx) => {
      await tx.execute(sql`delete from candidate_resume where id = ${own.resume}`);
      const drafts = sql`select user_id, resume_id from application_draft where organisation_id = ${own.organisation}`;
      expect(await rowsOf(tx, drafts)).toEqual([{ user_id: own.candidate.userId, resume_id: null }]);
      const generalApplications = sql`select user_id, resume_id from general_application_draft where organisation_id = ${own.organisation}`;
      expect(await rowsOf(tx, generalApplications)).toEqual([
        { user_id: own.candidate.userId, resume_id: null },
      ]);
    });
  });
});

interface Reference {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targets: string[];
}

const references = () =>
  across((tx) =>
    rowsOf<Reference>(
      tx,
      sql`select c.conname as name, c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
          array(select attname::text from unnest(c.conkey) with ordinality k(num, place)
            join pg_attribute on attrelid = c.conrelid and attnum = k.num order by place) as columns,
          array(select attname::text from unnest(c.confkey) with ordinality k(num, place)
            join pg_attribute on attrelid = c.confrelid and attnum = k.num order by place) as targets
        from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        order by 2, 1`,
    ),
  );

describe("a reference", () => {
  it("between rows of organisations, or of people, carries their owner and cannot be moved to another's", async () => {
    await furnish();
    await furnish();
    const owned = (name: string, owner: string) =>
      columns.some(({ table, column }) => table === name && column.name === owner);
    const all = (await references()).map((one) => ({
      ...one,
      table: one.table.replaceAll('"', ""),
      target: one.target.replaceAll('"', ""),
    }));
    const tried: string[] = [];
    for (const { name, table, target, columns: from, targets: to } of all) {
      const owner = ["organisation_id", "user_id"].find((one) => owned(table, one) && owned(target, one));
      if (!owner || to.includes("slug")) continue;
      // Nothing but the owners themselves: who works where.
      if (target === "membership") continue;
      // The job of a draft is the organisation's; its CV is the person's.
      expect({ name, pair: from[to.indexOf(owner)] ?? from }).toEqual({ name, pair: owner });
      const moved = from.filter((column) => column !== "organisation_id" && column !== "user_id");
      const [column] = moved;
      if (!column) throw new Error(`${name} refers to nothing of its own`);
      const place = to[from.indexOf(column)] ?? "id";
      const rows = await across((tx) =>
        rowsOf<{ count: number }>(
          tx,
          sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
        ),
      );
      expect({ name, rows: rows[0]?.count }).not.toEqual({ name, rows: 0 });
      const outcome = await refusal(
        sql`update ${sql.identifier(table)} one set ${sql.identifier(column)} =
          (select other.${sql.identifier(place)} from ${sql.identifier(target)} other
            where other.${sql.identifier(owner)} <> one.${sql.identifier(owner)} limit 1)
          where ${sql.identifier(column)} is not null`,
      );
      expect({ name, outcome }).toEqual({ name, outcome: "23503" });
      tried.push(name);
    }
    expect(tried.sort()).toEqual([
      "action_result_member",
      "action_result_rule",
      "action_rule_segment",
      "application_candidate",
      "application_cv",
      "application_document_file",
      "application_document_of",
      "application_draft_job",
      "application_draft_resume",
      "application_event_of",
      "application_event_token",
      "application_held",
      "application_job",
      "application_look_at",
      "application_mention_in",
      "application_message_of",
      "application_person",
      "assessment_invitation_of",
      "assessment_item_of",
      "assessment_item_question",
      "campaign_recipient_member",
      "campaign_recipient_of",
      "campaign_segment",
      "candidate_cv_file",
      "candidate_cv_of",
      "candidate_decision_on",
      "candidate_distinct_first",
      "candidate_distinct_second",
      "candidate_import",
      "candidate_merge_absorbed",
      "candidate_merge_kept",
      "candidate_merge_listed",
      "candidate_resume_file",
      "candidate_tag_is",
      "candidate_tag_on",
      "complaint_attachment_file",
      "complaint_attachment_of",
      "complaint_event_of",
      "complaint_from_feedback",
      "complaint_interaction",
      "complaint_member",
      "complaint_mention_in",
      "complaint_merged_into",
      "complaint_message_of",
      "complaint_presence_at",
      "cv_import_file_file",
      "cv_import_file_of",
      "data_request_correction",
      "data_request_of",
      "document_request_file",
      "document_request_of",
      "enquiry_reply_to",
      "feedback_interaction",
      "feedback_invitation_interaction",
      "feedback_invitation_member",
      "feedback_member",
      "finance_loan_import",
      "finance_loan_member_fk",
      "finance_transaction_import",
      "finance_transaction_member_fk",
      "first_days_item_of",
      "first_days_list_of",
      "general_application_candidate",
      "general_application_cv",
      "general_application_draft_resume",
      "general_proposal_job",
      "general_proposal_to",
      "import_file",
      "import_row_of",
      "interaction_import",
      "interaction_member",
      "interview_application",
      "interview_slot_of",
      "interview_slot_offer_of",
      "interview_slot_person_at",
      "interviewer_interview",
      "member_check_of",
      "member_document_expiry_of",
      "member_event_of",
      "member_face_of",
      "member_flag_of",
      "member_mention_in",
      "member_payment_import",
      "member_payment_of",
      "membership_application_of",
      "monthly_figures_import",
      "offer_application",
      "organisation_brand_logo",
      "referral_application",
      "referral_cv",
      "referral_job",
      "retention_notice_of",
      "scheduled_message_of",
      "scorecard_of",
      "screening_entry_of",
      "screening_key_of",
      "webhook_delivery_of",
    ]);
  });

  it("is declared for every column that names a row", async () => {
    const declared = new Set(
      (await references()).flatMap((one) =>
        one.columns.map((column) => `${one.table.replaceAll('"', "")}.${column}`),
      ),
    );
    const named = columns
      .filter(({ column }) => column.getSQLType() === "uuid" && column.name !== "id")
      .map(nameOf);
    expect(named.filter((name) => !declared.has(name)).sort()).toEqual([
      // Chosen by a browser for one upload; it is kept nowhere else.
      "application_document.client_id",
      // One opening of the form in some browser; it is kept nowhere else.
      "application_draft.editor_id",
      // The trail outlives what it is about.
      "audit_event.actor_id",
      "audit_event.organisation_id",
      "audit_event.subject_id",
      "audit_event.token_id",
      // The mail or the SMS, of which there is a table each; both outlive the campaign and are deleted before it.
      "campaign_recipient.message_id",
      // Chosen by a browser for one complaint, one file, and one message.
      "complaint.attempt_key",
      "complaint_attachment.attempt_key",
      "complaint_message.attempt_key",
      // One opening of the form in some browser; it is kept nowhere else.
      "general_application_draft.editor_id",
      // A row of the table that the import's kind stands for, of any domain; it says nothing of that row.
      "import_row.subject_id",
      // One opening of the form in some browser; it is kept nowhere else.
      "job_draft.editor_id",
      // Whom a kept mail is about: their erasure removes it, and the platform refers to no domain's table.
      "mail.about_user_id",
      // What was sent stays known when the organisation is gone.
      "mail.organisation_id",
      // Chosen by a browser for one application and one opening of the form.
      "membership_application.client_id",
      "membership_application.editor_id",
      // A row of the table that the kind stands for, of any domain; its erasure removes the notification.
      "notification.subject_id",
      // What was sent stays known when the organisation is gone.
      "sms.organisation_id",
      // The row stays until the bytes are gone; what refers to it says whose it is, and is held to that.
      "stored_file.organisation_id",
      "stored_file.user_id",
      // Of an announcement, which is kept nowhere else.
      "webhook_delivery.event_id",
    ]);
  });

  it("has an index, so that removing what it refers to does not read the whole table", async () => {
    const bare = await across((tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint c
          where c.contype = 'f' and c.connamespace = 'public'::regnamespace
            and not exists (
              select from pg_index i where i.indrelid = c.conrelid and i.indpred is null and i.indisvalid
                and c.conkey <@ (i.indkey::int2[])[0:cardinality(c.conkey) - 1])`,
      ),
    );
    // One that deliberately has none is listed here with its reason.
    expect(bare).toEqual([]);
  });
});
