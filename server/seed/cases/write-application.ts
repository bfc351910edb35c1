import { type ApplicationDocumentKind, neededDocuments } from "#contract/onboarding/application-documents.ts";
import { consentNoticeVersion } from "#contract/onboarding/consent.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import type { ApplicationKeys } from "#server/onboarding/applications/application-keys.ts";
import { insertApplication, insertDocument } from "#server/onboarding/applications/applications.queries.ts";
import { knownFrom, registerEntry } from "#server/onboarding/applications/register-entry.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { applicantForms, type CaseName } from "../content/applicant-forms.ts";
import { storeFile } from "../store-file.ts";
import { applicationIdOf, demoCases, memberIdOf } from "./demo-cases.ts";
import { readPicture } from "./recorded.ts";

/** Where pictures go, and what makes the links of applicants. */
export interface CaseStore {
  files: FileStore;
  keys: ApplicationKeys;
}

/** What a browser measures of a picture that it has no advice about. */
const clear = { width: 1000, height: 750, blur: 0.12, glare: 0.01, brightness: 0.62 };

async function writeDocument(
  scope: OrganisationScope,
  { files }: CaseStore,
  name: CaseName,
  kind: ApplicationDocumentKind,
  { createdAt, capturedBy }: { createdAt: Date; capturedBy: string | null },
): Promise<void> {
  const bytes = await readPicture(name, kind);
  const notices = demoCases[name].accepted?.[kind] ?? [];
  await insertDocument(scope, {
    applicationId: applicationIdOf(name),
    kind,
    fileId: await storeFile(scope, files, { name: `${kind}.jpg`, contentType: "image/jpeg", bytes }),
    clientId: newId(),
    method: "camera",
    quality: {
      ...clear,
      blur: notices.includes("blurred") ? 0.8 : clear.blur,
      attempt: notices.length > 0 ? 3 : 1,
      notices,
    },
    createdAt,
    capturedBy,
  });
}

/** Writes an application that was sent with its pictures, and its member, whose checks are to be made. */
export async function writeApplication(
  scope: OrganisationScope,
  store: CaseStore,
  name: CaseName,
  { sentAt, officerId, byLaws }: { sentAt: Date; officerId: string; byLaws: string },
): Promise<void> {
  const { language = "en", assisted = false } = demoCases[name];
  const form = applicantForms[name];
  const [memberId, clientId] = [memberIdOf(name), newId()];
  const startedBy = assisted ? officerId : null;
  await scope.insert(members, {
    id: memberId,
    ...registerEntry(knownFrom(form, language)),
    source: "wizard",
    onboardingStep: "documents",
    createdAt: sentAt,
    createdBy: startedBy,
  });
  const key = store.keys.keyFor({ organisationId: scope.organisationId, clientId });
  await insertApplication(scope, {
    id: applicationIdOf(name),
    clientId,
    keyDigest: tokenDigest(key),
    status: "submitted",
    language,
    values: typedValues(form),
    step: 5,
    createdAt: sentAt,
    updatedAt: sentAt,
    startedBy,
    submitted: form,
    submittedAt: sentAt,
    consentVersion: consentNoticeVersion,
    byLaws,
    memberId,
  });
  for (const kind of neededDocuments(form.identityDocument)) {
    await writeDocument(scope, store, name, kind, { createdAt: sentAt, capturedBy: startedBy });
  }
}
