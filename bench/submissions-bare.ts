import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { embeddedExtensions } from "#server/platform/database/embedded.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { applicationEvents, applications } from "#server/recruitment/applications/applications.table.ts";
import { candidates } from "#server/recruitment/candidates/candidates.table.ts";
import { type Load, load } from "./requests.ts";
import type { Prepared, SampleRows, Submission } from "./submissions-prepare.ts";

interface Statement {
  sql: string;
  params: unknown[];
}

/** Writes statements of SQL only; it has no connection. */
const writer = drizzle.mock();

/** The inserts of one submission as the driver takes them: the sample's rows with ids of their own. */
function insertsOf(sample: SampleRows, { jobId, userId }: Submission, candidateId: string): Statement[] {
  const [id, cvFileId, mailId] = [newId(), newId(), newId()];
  const insert = [
    writer
      .insert(storedFiles)
      .values({ ...sample.file, id: cvFileId, key: sample.file.key.replace(/[^/]+$/, cvFileId) }),
    writer
      .insert(candidates)
      .values({ ...sample.candidate, id: candidateId, userId })
      .onConflictDoUpdate({
        target: [candidates.organisationId, candidates.userId],
        set: { name: sample.candidate.name },
      }),
    writer
      .insert(applications)
      .values({ ...sample.application, id, jobId, userId, candidateId, cvFileId, submissionKey: id }),
    writer
      .insert(applicationEvents)
      .values({ ...sample.event, id: newId(), applicationId: id, actorId: userId }),
    writer.insert(auditEvents).values({ ...sample.audit, id: newId(), subjectId: id, actorId: userId }),
    writer.insert(mails).values({ ...sample.mail, id: mailId, state: "queued", attempts: 0, doneAt: null }),
  ];
  return [
    ...insert.map((query) => query.toSQL()),
    {
      sql: "insert into pgboss.job (name, data, policy) values ('mail.send', $1, 'standard')",
      params: [JSON.stringify({ mailId })],
    },
  ];
}

/** Runs statements in one transaction of the driver, with nothing in between. */
type Commit = (statements: Statement[]) => Promise<void>;

async function connect(copy: Prepared["copy"]): Promise<{ commit: Commit; close(): Promise<void> }> {
  if ("folder" in copy) {
    const client = await PGlite.create({ dataDir: copy.folder, extensions: embeddedExtensions });
    return {
      commit: (statements) =>
        client.transaction(async (tx) => {
          for (const { sql, params } of statements) await tx.query(sql, params);
        }),
      close: () => client.close(),
    };
  }
  const pool = new Pool({ connectionString: copy.url, max: 16 });
  return {
    async commit(statements) {
      const client = await pool.connect();
      await client.query("begin");
      for (const { sql, params } of statements) await client.query(sql, params);
      await client.query("commit");
      client.release();
    },
    close: () => pool.end(),
  };
}

/** Opens the copy of the database for inserts without the product around them. */
export async function openBare({ copy, sample }: Pick<Prepared, "copy" | "sample">) {
  const { commit, close } = await connect(copy);
  const candidateIds = new Map([[sample.application.userId, sample.candidate.id]]);
  const candidateOf = (userId: string) => {
    const id = candidateIds.get(userId) ?? newId();
    candidateIds.set(userId, id);
    return id;
  };
  return {
    /** The statements are written before the clock runs. */
    insert(submissions: Submission[], concurrency: number): Promise<Load> {
      const all = submissions.map((one) => insertsOf(sample, one, candidateOf(one.userId)));
      return load(all.length, concurrency, (index) => commit(all[index] ?? []));
    },
    close,
  };
}
