import { and, eq } from "drizzle-orm";
import type { Language } from "#contract/core/language.ts";
import type { TemplateWords } from "#contract/workspace/templates.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { ownWordings } from "./templates.table.ts";

/** An organisation's own words of a template in a language; null where the standard ones hold. */
export async function ownWordsOf(
  tx: Tx,
  organisationId: string | null,
  template: string,
  language: Language,
): Promise<TemplateWords | null> {
  if (organisationId === null) return null;
  const [row] = await tx
    .select({ subject: ownWordings.subject, body: ownWordings.body })
    .from(ownWordings)
    .where(
      and(
        eq(ownWordings.organisationId, organisationId),
        eq(ownWordings.template, template),
        eq(ownWordings.language, language),
      ),
    );
  return row ?? null;
}
