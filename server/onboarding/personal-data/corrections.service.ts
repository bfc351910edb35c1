import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type CorrectedField,
  type memberCorrection,
  type RegisterField,
  registerFields,
} from "#contract/onboarding/corrections.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  type FoundApplication,
  findOfMember,
  lockApplication,
  updateApplication,
} from "../applications/applications.queries.ts";
import { record } from "../members/history.service.ts";
import { doubtIdentity } from "../members/kyc.service.ts";
import { lockMember, requireMember, updateMember } from "../members/members.queries.ts";
import { describeMember, refuseDuplicate } from "../members/members.service.ts";
import { startChecks } from "../members/start-checks.service.ts";
import { checksAffectedBy } from "../verification/affected-checks.ts";
import { assessMember } from "../verification/risk.service.ts";
import { stopChecks } from "../verification/verification.queries.ts";
import { answerIn } from "./answers.service.ts";
import { informOfContactChange } from "./contact-change.service.ts";
import { correctApplication, correctRegister } from "./corrected-record.ts";
import type { OwnData } from "./own-membership.service.ts";

const namesOf = (changes: readonly CorrectedField[]) => changes.map(({ field }) => field);

/** The columns of the register that a correction concerns. What nobody corrected stays as it is. */
function changedColumns<Entry extends object>(
  changes: readonly CorrectedField[],
  entry: Entry,
): Partial<Entry> {
  const columns: string[] = namesOf(changes).map((field) =>
    field === "employmentType" ? "occupation" : (registerFields[field as RegisterField] ?? ""),
  );
  return Object.fromEntries(
    Object.entries(entry).filter(([column]) => columns.includes(column)),
  ) as Partial<Entry>;
}

/** Puts a correction into the application; what the applicant corrects just now stays as typed, but for these fields. */
function writeApplication(
  scope: OrganisationScope,
  { application }: FoundApplication,
  form: Parameters<typeof typedValues>[0],
  changes: readonly CorrectedField[],
  language: Member["language"],
) {
  const answers = changes.filter(({ field }) => field !== "language");
  const corrected = Object.fromEntries(answers.map(({ field, to }) => [field, to]));
  return updateApplication(scope, application.id, {
    submitted: form,
    values: { ...(application.status === "reopened" ? application.values : typedValues(form)), ...corrected },
    language,
    version: application.version + 1,
    updatedAt: new Date(),
  });
}

async function write(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  id: string,
  { values, reason }: z.output<typeof memberCorrection>,
): Promise<void> {
  await lockMember(scope, id);
  const row = await requireMember(scope, id);
  const { member } = row;
  const found = await findOfMember(scope, id);
  if (found) await lockApplication(scope, found.application.id);
  const sent = found?.application.submitted;
  const { changes, entry, form } = sent
    ? correctApplication(member, sent, values)
    : correctRegister(member, values);
  if (changes.length === 0) throw new CodedError("conflict", "Nothing differs from what stands there.");
  const columns = changedColumns(changes, entry);
  if (Object.keys(columns).length > 0) await updateMember(scope, id, columns);
  await informOfContactChange(platform, scope, staff, row, columns);
  const names = namesOf(changes);
  await record(scope, staff, id, { action: "corrected", reason, changes }, { fields: names.join(", ") });
  const affected = checksAffectedBy(names);
  if (found && form) {
    await writeApplication(scope, found, form, changes, entry.language);
    if (affected.length > 0) await startChecks(scope, platform.queue, id, affected);
    // Who consents no more is not checked: the old results are gone, and no new ones come.
    if (member.consentWithdrawnAt) await stopChecks(scope, id);
    await assessMember(scope, id);
  }
  if (affected.length > 0) await doubtIdentity(platform, scope, staff, member, reason);
}

/** How the form calls a field of the register. */
const formName = (column: keyof Member): string =>
  Object.entries(registerFields).find(([, one]) => one === column)?.[0] ?? column;

/**
 * Corrects what is known of a member, in the register and in the application. What was there before stays in the
 * history; the checks that compared it are made again, and an identity that was verified by it is to be verified anew.
 * Of another number or address the person is told where they were before.
 * @throws CodedError not_found; validation, by field, also where another member has the number or address; conflict
 *   where nothing differs, or the request is answered already; email_unverified
 */
export async function correctMember(
  own: OwnData,
  staff: Staff,
  id: string,
  correction: z.output<typeof memberCorrection>,
): Promise<Member> {
  const { requestId } = correction;
  if (requestId) requireVerifiedEmail(staff);
  try {
    return await inOrganisation(own.database, staff.organisationId, async (scope) => {
      await write(own, scope, staff, id, correction);
      if (requestId) {
        const granted = { decision: "granted", answer: "" } as const;
        await answerIn(own, scope, staff, requestId, granted, { memberId: id, kind: "correction" });
      }
      return describeMember(scope, staff, id);
    });
  } catch (error) {
    refuseDuplicate(error, formName);
  }
}
