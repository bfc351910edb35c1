import { readFile } from "node:fs/promises";
import { z } from "zod";
import { calendarDay } from "#contract/core/fields.ts";
import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import { caseCheckState } from "#contract/onboarding/case-checks.ts";
import { identityCheck } from "#contract/onboarding/checks.ts";
import { identityDocumentKinds } from "#contract/onboarding/documents.ts";
import { flagCodes, riskRatings } from "#contract/onboarding/flags.ts";
import type { CaseName } from "../content/applicant-forms.ts";

/**
 * What the checks of a case really came to, when `bench/demo-cases` had the product make them: a start with the demo
 * stays quick, and what is shown is what the engines answer.
 */
export const recordedCase = z.object({
  checks: z.array(caseCheckState.pick({ kind: true, status: true, outcome: true })),
  flags: z.array(z.object({ code: z.enum(flagCodes), subject: z.string(), detail: z.string() })),
  risk: z.enum(riskRatings),
  /** In the order in which it was made. */
  evidence: z.array(
    identityCheck.pick({
      kind: true,
      outcome: true,
      engine: true,
      engineVersion: true,
      result: true,
      evidence: true,
    }),
  ),
  /** Whose face the passport photo shows, as bytes in base64; null without a clear one. */
  face: z.base64().nullable(),
  expiries: z.array(z.object({ kind: z.enum(identityDocumentKinds), expiresOn: calendarDay })),
});
export type RecordedCase = z.infer<typeof recordedCase>;

/** Where the pictures of a case and what was recorded of it lie. */
export const caseFolder = (name: CaseName): URL => new URL(`./files/${name}/`, import.meta.url);

export const readPicture = (name: CaseName, kind: ApplicationDocumentKind): Promise<Buffer> =>
  readFile(new URL(`${kind}.jpg`, caseFolder(name)));

export async function readRecorded(name: CaseName): Promise<RecordedCase> {
  const text = await readFile(new URL("checks.json", caseFolder(name)), "utf8");
  return recordedCase.parse(JSON.parse(text));
}
