import { and, eq, gte, lt, notExists, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberFlags } from "../members/flags.table.ts";
import { documentExpiries } from "./document-expiry.table.ts";
import type { Expiry } from "./expiry.policy.ts";

export async function replaceExpiries(
  scope: OrganisationScope,
  memberId: string,
  expiries: readonly Expiry[],
): Promise<void> {
  await scope.delete(documentExpiries, eq(documentExpiries.memberId, memberId));
  if (expiries.length === 0) return;
  await scope.insert(
    documentExpiries,
    expiries.map((expiry) => ({ ...expiry, memberId })),
  );
}

const fields = { kind: documentExpiries.kind, expiresOn: documentExpiries.expiresOn };

export const expiriesOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(fields, documentExpiries, eq(documentExpiries.memberId, memberId))
    .orderBy(documentExpiries.kind);

/** Documents of all organisations that end before a day, and of which staff were not told yet that they `code`. */
export const untoldExpiries = (
  tx: Tx,
  code: "document_expired" | "document_expires_soon",
  { from, before }: { from: string; before: string },
  size: number,
) =>
  tx
    .select({
      organisationId: documentExpiries.organisationId,
      memberId: documentExpiries.memberId,
      ...fields,
    })
    .from(documentExpiries)
    .where(
      and(
        gte(documentExpiries.expiresOn, from),
        lt(documentExpiries.expiresOn, before),
        notExists(
          tx
            .select({ id: memberFlags.id })
            .from(memberFlags)
            .where(
              and(
                eq(memberFlags.organisationId, documentExpiries.organisationId),
                eq(memberFlags.memberId, documentExpiries.memberId),
                eq(memberFlags.code, code),
                eq(
                  memberFlags.subject,
                  sql`${documentExpiries.kind} || ' ' || ${documentExpiries.expiresOn}`,
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy(documentExpiries.organisationId, documentExpiries.memberId, documentExpiries.kind)
    .limit(size);
