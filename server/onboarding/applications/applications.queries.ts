import { and, asc, count, eq, isNull, lt, type SQL } from "drizzle-orm";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { onboardingSettingsTable } from "../settings/settings.table.ts";
import { applicationDocuments, membershipApplications } from "./applications.table.ts";

export type ApplicationRow = typeof membershipApplications.$inferSelect;
export type DocumentRow = typeof applicationDocuments.$inferSelect;

const sacco = {
  slug: organisations.slug,
  organization: organisations.name,
  trialEndsAt: organisations.trialEndsAt,
};

/** An application with its SACCO. */
export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export async function findSacco(tx: Tx, slug: string) {
  const [row] = await tx
    .select({ organisationId: organisations.id, ...sacco })
    .from(organisations)
    .where(eq(organisations.slug, slug));
  return row ?? null;
}

/** Most SACCOs that one is offered to choose from. */
const listedSaccos = 200;

/** SACCOs whose owners decided to take applications, whether or not their trial goes on. */
export const findOpenSaccos = (tx: Tx) =>
  tx
    .select(sacco)
    .from(organisations)
    .innerJoin(onboardingSettingsTable, eq(onboardingSettingsTable.organisationId, organisations.id))
    .where(eq(onboardingSettingsTable.open, true))
    .orderBy(asc(organisations.name), asc(organisations.slug))
    .limit(listedSaccos);

export async function findSaccoOf(scope: OrganisationScope) {
  const [row] = await scope.tx
    .select({ organisationId: organisations.id, ...sacco })
    .from(organisations)
    .where(eq(organisations.id, scope.organisationId));
  if (!row) throw new Error("the organisation is gone");
  return row;
}

/** Where an application lies that a key's digest opens. */
export async function locateByKey(tx: Tx, keyDigest: string) {
  const [row] = await tx
    .select({
      organisationId: membershipApplications.organisationId,
      id: membershipApplications.id,
      memberId: membershipApplications.memberId,
    })
    .from(membershipApplications)
    .where(eq(membershipApplications.keyDigest, keyDigest));
  return row ?? null;
}

async function findWhere(scope: OrganisationScope, condition: SQL) {
  const [row] = await scope
    .select({ application: membershipApplications, ...sacco }, membershipApplications, condition)
    .innerJoin(organisations, eq(organisations.id, membershipApplications.organisationId));
  return row ?? null;
}

export const findApplication = (scope: OrganisationScope, id: string) =>
  findWhere(scope, eq(membershipApplications.id, id));

export const findByClientId = (scope: OrganisationScope, clientId: string) =>
  findWhere(scope, eq(membershipApplications.clientId, clientId));

export const findOfMember = (scope: OrganisationScope, memberId: string) =>
  findWhere(scope, eq(membershipApplications.memberId, memberId));

/** Waits for whoever changes the application, and keeps others from it until the transaction ends. */
export const lockApplication = (scope: OrganisationScope, id: string) =>
  scope
    .select({ id: membershipApplications.id }, membershipApplications, eq(membershipApplications.id, id))
    .for("update");

export const insertApplication = (
  scope: OrganisationScope,
  values: Omit<typeof membershipApplications.$inferInsert, "organisationId">,
) => scope.insert(membershipApplications, values).onConflictDoNothing();

export const updateApplication = (
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof membershipApplications.$inferInsert>,
) => scope.update(membershipApplications, values, eq(membershipApplications.id, id));

const ofApplication = (applicationId: string) => eq(applicationDocuments.applicationId, applicationId);
const current = isNull(applicationDocuments.replacedAt);

const documentsWhere = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope
    .select(
      {
        document: applicationDocuments,
        name: storedFiles.name,
        contentType: storedFiles.contentType,
        bytes: storedFiles.bytes,
        photographer: users.name,
      },
      applicationDocuments,
      condition,
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, applicationDocuments.organisationId),
        eq(storedFiles.id, applicationDocuments.fileId),
      ),
    )
    .leftJoin(users, eq(users.id, applicationDocuments.capturedBy))
    .orderBy(asc(applicationDocuments.kind), asc(applicationDocuments.id));

export type FoundDocument = Awaited<ReturnType<typeof documentsWhere>>[number];

/** The documents that an application has now. */
export const listDocuments = (scope: OrganisationScope, applicationId: string) =>
  documentsWhere(scope, and(ofApplication(applicationId), current));

export async function findDocument(scope: OrganisationScope, applicationId: string, id: string) {
  const [row] = await documentsWhere(
    scope,
    and(ofApplication(applicationId), eq(applicationDocuments.id, id), current),
  );
  return row ?? null;
}

export async function findDocumentByClientId(
  scope: OrganisationScope,
  applicationId: string,
  clientId: string,
) {
  const [row] = await documentsWhere(
    scope,
    and(ofApplication(applicationId), eq(applicationDocuments.clientId, clientId)),
  );
  return row ?? null;
}

/** Documents of an application, those that were replaced included. */
export async function countDocuments(scope: OrganisationScope, applicationId: string): Promise<number> {
  const [row] = await scope.select({ total: count() }, applicationDocuments, ofApplication(applicationId));
  return row?.total ?? 0;
}

export const insertDocument = (
  scope: OrganisationScope,
  values: Omit<typeof applicationDocuments.$inferInsert, "organisationId">,
) => scope.insert(applicationDocuments, values);

export const retireDocument = (scope: OrganisationScope, id: string) =>
  scope.update(applicationDocuments, { replacedAt: new Date() }, eq(applicationDocuments.id, id));

/** @returns the ids of their files, which nothing refers to any more */
export async function deleteDocuments(scope: OrganisationScope, condition: SQL): Promise<string[]> {
  const rows = await scope
    .delete(applicationDocuments, condition)
    .returning({ fileId: applicationDocuments.fileId });
  return rows.map(({ fileId }) => fileId);
}

export const isDocument = (id: string): SQL => eq(applicationDocuments.id, id);
export const areOfApplication = ofApplication;

/** Applications of all organisations that were never sent and not touched since. */
export const listAbandoned = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ organisationId: membershipApplications.organisationId, id: membershipApplications.id })
    .from(membershipApplications)
    .where(and(eq(membershipApplications.status, "draft"), lt(membershipApplications.updatedAt, before)))
    .orderBy(asc(membershipApplications.updatedAt), asc(membershipApplications.id))
    .limit(limit);

/** @returns whether it was there, and still a draft that nobody had touched */
export async function deleteAbandoned(scope: OrganisationScope, id: string, before: Date): Promise<boolean> {
  const rows = await scope
    .delete(
      membershipApplications,
      and(
        eq(membershipApplications.id, id),
        eq(membershipApplications.status, "draft"),
        lt(membershipApplications.updatedAt, before),
      ),
    )
    .returning({ id: membershipApplications.id });
  return rows.length > 0;
}

/** The row of an application, for what does not go through the scope's verbs. */
export const isApplication = ({ organisationId }: OrganisationScope, id: string) =>
  and(eq(membershipApplications.organisationId, organisationId), eq(membershipApplications.id, id));
