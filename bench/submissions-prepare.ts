import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { applicationEvents, applications } from "#server/recruitment/applications/applications.table.ts";
import { candidates } from "#server/recruitment/candidates/candidates.table.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { databaseUrl, onServer } from "#server/testing/template.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { temporaryFolder } from "./processes.ts";
import { environmentOf, openSampleApp } from "./sample-app.ts";

const candidateCount = 16;

export interface Submission {
  jobId: string;
  userId: string;
  /** Of the candidate's session. */
  token: string;
}

/** The rows that the product writes for one submission; the bare inserts write them again. */
export type SampleRows = Awaited<ReturnType<typeof sampleRows>>;

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows where one was written`);
  return row;
}

/** What the first submission of a database wrote; before it, the organisation had done nothing. */
function sampleRows(app: TestApp, organisationId: string, applicationId: string) {
  return acrossOrganisations(app.platform.database, async (tx) => ({
    file: only(await tx.select().from(storedFiles)),
    candidate: only(await tx.select().from(candidates)),
    application: only(await tx.select().from(applications)),
    event: only(await tx.select().from(applicationEvents)),
    audit: only(await tx.select().from(auditEvents).where(eq(auditEvents.subjectId, applicationId))),
    mail: only(await tx.select().from(mails).where(eq(mails.organisationId, organisationId))),
  }));
}

/** The multipart request of a submission, ready to send. */
export async function requestOf({ jobId, token }: Submission, cv: File) {
  const form = new FormData();
  const fields = z.encode(calls.applications.create.form.fields, applicationFields(jobId));
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append("cvFile", cv, cv.name);
  const whole = new Response(form);
  const contentType = whole.headers.get("content-type") ?? "";
  const body = new Uint8Array(await whole.arrayBuffer());
  const headers = {
    "content-type": contentType,
    "content-length": String(body.length),
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
  };
  return { headers, body };
}

/** Two equal databases: one for the product, one for the bare inserts. */
async function createDatabases(postgres: string | undefined) {
  const folder = temporaryFolder();
  const names = ["product", "bare"].map((name) => `ushirika_bench_${process.pid}_${name}`);
  const [own = "", copy = ""] = names;
  if (postgres) await onServer(postgres, `create database ${own}`);
  return {
    folder,
    url: postgres && databaseUrl(postgres, own),
    /** Copies the first, which nobody has open. @returns the folder or the address of the copy */
    async copy(): Promise<{ folder: string } | { url: string }> {
      if (postgres) {
        await onServer(postgres, `create database ${copy} template ${own}`);
        return { url: databaseUrl(postgres, copy) };
      }
      const other = path.join(temporaryFolder(), "postgres");
      cpSync(path.join(folder, "postgres"), other, { recursive: true });
      return { folder: other };
    },
    async remove() {
      for (const name of postgres ? names : []) {
        await onServer(String(postgres), `drop database if exists ${name} with (force)`);
      }
    },
  };
}

/**
 * Makes the people and jobs for `count` submissions, and one submission as a sample of the rows it writes.
 * @param postgres address of a PostgreSQL server; undefined for the embedded database
 */
export async function prepareSubmissions(count: number, postgres: string | undefined) {
  const databases = await createDatabases(postgres);
  const { folder, url } = databases;
  const config = testConfig(folder, url);
  const app = await openSampleApp(config);
  const organisation = await createOrganisation(app);
  const cv = await demoCv();
  const people = [];
  for (let index = 0; index < candidateCount; index += 1) people.push(await createCandidate(app));
  const submissions: Submission[] = [];
  while (submissions.length < count + 1) {
    const jobId = await createJob(app, organisation.id);
    submissions.push(...people.map(({ userId, token }) => ({ jobId, userId, token })));
  }
  const first = submissions.shift();
  if (!first) throw new Error("no submission to take as a sample");
  const { id } = await app
    .as(first.token)
    .applications.create({ form: applicationFields(first.jobId), files: { cvFile: cv } });
  const sample = await sampleRows(app, organisation.id, id);
  await app.http.close();
  return {
    cv,
    submissions: submissions.slice(0, count),
    sample,
    copy: await databases.copy(),
    environment: environmentOf(config),
    remove: databases.remove,
  };
}

export type Prepared = Awaited<ReturnType<typeof prepareSubmissions>>;
