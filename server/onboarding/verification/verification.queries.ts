import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CaseCheckKind } from "#contract/onboarding/case-checks.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applicationDocuments, membershipApplications } from "../applications/applications.table.ts";
import { members } from "../members/members.table.ts";
import { memberChecks } from "./verification.table.ts";

export type MemberCheckRow = typeof memberChecks.$inferSelect;

const ofMember = (memberId: string) => eq(memberChecks.memberId, memberId);

/** How far the checks of a case are; nothing for members whose case is not checked. */
export const checksOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        kind: memberChecks.kind,
        status: memberChecks.status,
        outcome: memberChecks.outcome,
        finishedAt: memberChecks.finishedAt,
      },
      memberChecks,
      ofMember(memberId),
    )
    .orderBy(memberChecks.kind);

export const beginCheck = (
  scope: OrganisationScope,
  memberId: string,
  kind: CaseCheckKind,
  startedAt: Date,
) =>
  scope.update(
    memberChecks,
    { status: "running", startedAt },
    and(
      ofMember(memberId),
      eq(memberChecks.kind, kind),
      inArray(memberChecks.status, ["waiting", "running"]),
    ),
  );

/** @returns whether it was this run that made the check: another may have begun it anew meanwhile */
export async function endCheck(
  scope: OrganisationScope,
  memberId: string,
  kind: CaseCheckKind,
  startedAt: Date,
  values: Pick<MemberCheckRow, "status" | "outcome">,
): Promise<boolean> {
  const rows = await scope
    .update(
      memberChecks,
      { ...values, finishedAt: new Date() },
      and(
        ofMember(memberId),
        eq(memberChecks.kind, kind),
        eq(memberChecks.status, "running"),
        eq(memberChecks.startedAt, startedAt),
      ),
    )
    .returning({ kind: memberChecks.kind });
  return rows.length > 0;
}

/** Takes a late result. @returns whether the check was still without one */
export async function endUnavailable(
  scope: OrganisationScope,
  memberId: string,
  kind: CaseCheckKind,
  outcome: NonNullable<MemberCheckRow["outcome"]>,
): Promise<boolean> {
  const rows = await scope
    .update(
      memberChecks,
      { status: "done", outcome, finishedAt: new Date() },
      and(ofMember(memberId), eq(memberChecks.kind, kind), eq(memberChecks.status, "unavailable")),
    )
    .returning({ kind: memberChecks.kind });
  return rows.length > 0;
}

/** What a member sent, with the documents that hold now; null without an application. */
export async function findCase(scope: OrganisationScope, memberId: string) {
  const [application] = await scope
    .select(
      {
        id: membershipApplications.id,
        form: membershipApplications.submitted,
        consentWithdrawnAt: members.consentWithdrawnAt,
      },
      membershipApplications,
      eq(membershipApplications.memberId, memberId),
    )
    .innerJoin(
      members,
      and(
        eq(members.organisationId, membershipApplications.organisationId),
        eq(members.id, membershipApplications.memberId),
      ),
    );
  if (!application?.form) return null;
  const documents = await scope
    .select(
      { kind: applicationDocuments.kind, fileKey: storedFiles.key, contentType: storedFiles.contentType },
      applicationDocuments,
      and(eq(applicationDocuments.applicationId, application.id), isNull(applicationDocuments.replacedAt)),
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, applicationDocuments.organisationId),
        eq(storedFiles.id, applicationDocuments.fileId),
      ),
    )
    .orderBy(applicationDocuments.kind);
  return {
    applicationId: application.id,
    form: application.form,
    documents,
    /** Whether the person consents to checks. */
    consents: application.consentWithdrawnAt === null,
  };
}

/** Cases of all organisations whose checks have not come to their end. */
export const unfinishedCases = (tx: Tx) =>
  tx
    .selectDistinct({ organisationId: memberChecks.organisationId, memberId: memberChecks.memberId })
    .from(memberChecks)
    .where(inArray(memberChecks.status, ["waiting", "running"]))
    .orderBy(memberChecks.organisationId, memberChecks.memberId);

/** Lets no check go on that is not made yet. */
export const stopChecks = (scope: OrganisationScope, memberId: string) =>
  scope.update(
    memberChecks,
    { status: "unavailable", finishedAt: new Date() },
    and(ofMember(memberId), inArray(memberChecks.status, ["waiting", "running"])),
  );

/** @returns whether there were checks that could not be made */
export async function resetUnavailable(scope: OrganisationScope, memberId: string): Promise<boolean> {
  const rows = await scope
    .update(
      memberChecks,
      { status: "waiting", startedAt: null, finishedAt: null },
      and(ofMember(memberId), eq(memberChecks.status, "unavailable")),
    )
    .returning({ kind: memberChecks.kind });
  return rows.length > 0;
}

/** Whose application a link leads to. */
export async function findApplicationByKey(tx: Tx, keyDigest: string) {
  const [row] = await tx
    .select({
      organisationId: membershipApplications.organisationId,
      memberId: membershipApplications.memberId,
    })
    .from(membershipApplications)
    .where(eq(membershipApplications.keyDigest, keyDigest));
  return row;
}
