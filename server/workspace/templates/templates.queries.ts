import { and, eq } from "drizzle-orm";
import type { Language } from "#contract/core/language.ts";
import type { TemplateWords } from "#contract/workspace/templates.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { ownWordings } from "#server/platform/templates/templates.table.ts";

const of = (template: string, language: Language) =>
  and(eq(ownWordings.template, template), eq(ownWordings.language, language));

const fields = {
  template: ownWordings.template,
  language: ownWordings.language,
  subject: ownWordings.subject,
  body: ownWordings.body,
  version: ownWordings.version,
};

/** All that an organisation words itself; at most each template in each language. */
export const allOwnWordings = (scope: OrganisationScope) => scope.select(fields, ownWordings);

export const ownWordingsOf = (scope: OrganisationScope, template: string) =>
  scope.select(fields, ownWordings, eq(ownWordings.template, template));

/** @returns whether the version was still the one */
export async function writeWords(
  scope: OrganisationScope,
  template: string,
  language: Language,
  words: TemplateWords,
  expectedVersion: number,
): Promise<boolean> {
  if (expectedVersion === 0) {
    const written = await scope
      .insert(ownWordings, { template, language, ...words })
      .onConflictDoNothing()
      .returning({ version: ownWordings.version });
    return written.length > 0;
  }
  const version = expectedVersion + 1;
  const written = await scope
    .update(
      ownWordings,
      { ...words, version, updatedAt: new Date() },
      and(of(template, language), eq(ownWordings.version, expectedVersion)),
    )
    .returning({ version: ownWordings.version });
  return written.length > 0;
}

/** @returns whether the version was still the one */
export async function removeWords(
  scope: OrganisationScope,
  template: string,
  language: Language,
  expectedVersion: number,
): Promise<boolean> {
  const removed = await scope
    .delete(ownWordings, and(of(template, language), eq(ownWordings.version, expectedVersion)))
    .returning({ version: ownWordings.version });
  return removed.length > 0;
}

/** The number of somebody's own account. */
export async function phoneOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return row?.phone ?? null;
}
