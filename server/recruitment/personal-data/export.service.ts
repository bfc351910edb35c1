import { audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { archivePaths, ownDataDownload } from "#server/platform/files/own-data.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listDrafts } from "../applications/drafts.queries.ts";
import { importedOf } from "../candidates/candidate-import.queries.ts";
import { waitingCvsOf } from "../candidates/cv-imports/cv-imports.queries.ts";
import { mergesForExport } from "../candidates/merges.queries.ts";
import { profileOf, resumesOf } from "../candidates/profile.queries.ts";
import {
  generalApplicationsForExport,
  generalDraftsForExport,
} from "../general-applications/general-personal-data.queries.ts";
import { listAlerts, ofPerson } from "../job-alerts/job-alerts.queries.ts";
import { referralsForExport } from "../referrals/referrals.queries.ts";
import * as queries from "./export.queries.ts";
import { keptOf } from "./retention.queries.ts";

/** Everything that is kept about a person, for their eyes, and the files that go with it. */
async function gather(tx: Tx, userId: string) {
  const paths = archivePaths();
  const account = await queries.accountData(tx, userId);
  const { profile, updatedAt } = await profileOf(tx, userId);
  const resumes = await resumesOf(tx, userId);
  const applications = await queries.ownApplications(tx, userId);
  const hiring = await queries.hiringData(
    tx,
    applications.map((one) => one.id),
  );
  const generalApplications = await generalApplicationsForExport(tx, userId);
  const ownEmail = account.account?.emailVerified ? account.account.email : null;
  const referred = await referralsForExport(tx, userId, ownEmail);
  const fileIds = [
    ...referred.map((one) => one.cvFileId),
    ...generalApplications.map((one) => one.cvFileId),
    ...applications.map((one) => one.cvFileId),
    ...hiring.documents.map((one) => one.fileId),
  ];
  const files = await queries.filesById(
    tx,
    fileIds.filter((id) => id !== null),
  );
  const pathOf = (folder: string, id: string | null) => {
    const file = id === null ? undefined : files.get(id);
    return file ? paths.add(folder, file) : null;
  };
  const of = <T extends { applicationId: string }>(rows: T[], id: string) =>
    rows.filter((row) => row.applicationId === id).map(({ applicationId: _, ...row }) => row);
  /** What an organisation has of the person, with the path of the CV that it has it from. */
  const withCv =
    (folder: string) =>
    <One extends { cvName: string | null; cvKey: string | null }>({ cvName, cvKey, ...one }: One) => ({
      ...one,
      cv: cvName !== null && cvKey !== null ? paths.add(folder, { name: cvName, key: cvKey }) : null,
    });
  const data = {
    ...account,
    profile: { ...profile, updatedAt },
    resumes: resumes.map(({ name, createdAt, reading, key }) => ({
      name,
      uploadedAt: createdAt,
      file: paths.add("my-cvs", { key, name }),
      reading,
    })),
    drafts: await listDrafts(tx, userId),
    importedBy: (await importedOf(tx, userId, ownEmail)).map(withCv("imported")),
    /** CVs that a SACCO has uploaded and not imported yet. */
    aboutToBeImported:
      ownEmail === null
        ? []
        : (await waitingCvsOf(tx, ownEmail)).map(({ name: cvName, key: cvKey, ...one }) =>
            withCv("imported")({ ...one, cvName, cvKey }),
          ),
    talentPools: (await keptOf(tx, userId)).map(({ organization, poolUntil }) => ({
      organization,
      poolUntil,
    })),
    jobAlerts: (await listAlerts(tx, ofPerson(userId, ownEmail))).map(
      ({ q, department, location, type, frequency, saccoName, to, createdAt, confirmedAt, pausedAt }) => ({
        ...{
          q,
          department,
          location,
          type,
          frequency,
          sacco: saccoName,
          to,
          createdAt,
          confirmedAt,
          pausedAt,
        },
      }),
    ),
    referrals: referred.map(({ cvFileId, ...one }) => ({ ...one, cv: pathOf("referrals", cvFileId) })),
    generalApplications: generalApplications.map(({ cvFileId, ...one }) => ({
      ...one,
      cv: pathOf("general-applications", cvFileId),
    })),
    generalDrafts: await generalDraftsForExport(tx, userId),
    /** Where a SACCO lists the applications together with those that it has of the same person elsewhere. */
    listedTogether: await mergesForExport(tx, userId),
    applications: applications.map(({ cvFileId, ...one }) => ({
      ...one,
      cv: pathOf("applications", cvFileId),
      steps: of(hiring.steps, one.id),
      interviews: of(hiring.meetings, one.id),
      messages: of(hiring.messages, one.id),
      ratings: of(hiring.ratings, one.id),
      assessments: of(hiring.assessments, one.id),
      firstDays: of(hiring.todo, one.id),
      interviewTimes: of(hiring.choices, one.id),
      offers: of(hiring.offers, one.id),
      documents: of(hiring.documents, one.id).map(({ fileId, ...document }) => ({
        ...document,
        file: pathOf("applications", fileId),
      })),
    })),
  };
  return { data, files: paths.files };
}

/** Everything kept about the signed-in person, as a zip (Data Protection Act 2019, sections 26 and 38). */
export async function exportOwnData({ database, files }: Platform, actor: SignedIn): Promise<Download> {
  const gathered = await acrossOrganisations(database, async (tx) => {
    await audit(tx, actor, {
      organisationId: null,
      action: "user.exported",
      subject: "user",
      subjectId: actor.userId,
    });
    return gather(tx, actor.userId);
  });
  return ownDataDownload(gathered.data, gathered.files, files);
}
