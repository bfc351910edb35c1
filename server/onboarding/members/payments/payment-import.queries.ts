import { and, inArray, isNotNull } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";
import { memberPaymentsTable as payments } from "./payments.table.ts";

/** The payments with these references; of one that was split its first part. */
export const paymentsWith = (scope: OrganisationScope, references: string[]) =>
  scope
    .select(
      { id: payments.id, reference: payments.reference },
      payments,
      inArray(payments.reference, references),
    )
    .orderBy(payments.id);

/** Locks members, always in the same order, until the transaction ends. */
export const lockMembers = (scope: OrganisationScope, ids: string[]) =>
  scope
    .select({ id: members.id, joinedAt: members.joinedAt }, members, inArray(members.id, ids))
    .orderBy(members.id)
    .for("update");

/** All parts of the payments that an import began with these rows. */
export async function partsOf(scope: OrganisationScope, ids: string[]) {
  if (ids.length === 0) return [];
  const first = scope.select({ reference: payments.reference }, payments, inArray(payments.id, ids));
  return scope
    .select(
      {
        id: payments.id,
        memberId: payments.memberId,
        kind: payments.kind,
        amount: payments.amount,
        reference: payments.reference,
        createdAt: payments.createdAt,
      },
      payments,
      and(isNotNull(payments.importId), inArray(payments.reference, first)),
    )
    .orderBy(payments.id);
}

export const deletePayments = (scope: OrganisationScope, ids: string[]) =>
  scope.delete(payments, inArray(payments.id, ids));
