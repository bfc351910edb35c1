import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { registryAnswers, registryUsages } from "./registry.table.ts";

/** Counts a call, unless the month's are used up. One statement: two at once never count as one. */
export async function countCall(scope: OrganisationScope, month: string, limit: number): Promise<boolean> {
  if (limit === 0) return false;
  const counted = await scope
    .insert(registryUsages, { month, calls: 1 })
    .onConflictDoUpdate({
      target: [registryUsages.organisationId, registryUsages.month],
      set: { calls: sql`${registryUsages.calls} + 1` },
      setWhere: lt(registryUsages.calls, limit),
    })
    .returning({ calls: registryUsages.calls });
  return counted.length > 0;
}

export const giveCallBack = (scope: OrganisationScope, month: string) =>
  scope.update(
    registryUsages,
    { calls: sql`${registryUsages.calls} - 1` as never },
    and(eq(registryUsages.month, month), gt(registryUsages.calls, 0)),
  );

export async function callsIn(scope: OrganisationScope, month: string): Promise<number> {
  const [row] = await scope.select(
    { calls: registryUsages.calls },
    registryUsages,
    eq(registryUsages.month, month),
  );
  return row?.calls ?? 0;
}

export async function keptAnswer(scope: OrganisationScope, question: string, now: Date) {
  const [row] = await scope.select(
    { answer: registryAnswers.answer, answeredAt: registryAnswers.answeredAt },
    registryAnswers,
    and(eq(registryAnswers.question, question), gt(registryAnswers.expiresAt, now)),
  );
  return row;
}

export const keepAnswer = (
  scope: OrganisationScope,
  values: Pick<typeof registryAnswers.$inferInsert, "question" | "answer" | "answeredAt" | "expiresAt">,
) =>
  scope.insert(registryAnswers, values).onConflictDoUpdate({
    target: [registryAnswers.organisationId, registryAnswers.question],
    set: values,
  });

export const deleteAnswers = async (scope: OrganisationScope, questions: string[]): Promise<void> => {
  await scope.delete(registryAnswers, inArray(registryAnswers.question, questions));
};

/** Of all organisations. */
export const deleteAnswersBefore = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(registryAnswers).where(lt(registryAnswers.expiresAt, now));
};
