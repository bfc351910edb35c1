import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import type { CaseCheckOutcome } from "#contract/onboarding/case-checks.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { PagePictures } from "#server/platform/documents/pdf/page-pictures.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { CheckOutcome } from "../checks/checks.service.ts";
import type { DocumentReader } from "../documents/document-reader.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";
import type { RegistryDesk } from "../registry/registry.service.ts";

/** What looks at documents and faces, and who is asked. */
export interface Engines {
  documents: DocumentReader;
  pages: PagePictures;
  faces: FaceEngine;
  registry: RegistryDesk;
}

/** A document as it lies in the store of files. */
export interface CaseDocument {
  kind: ApplicationDocumentKind;
  fileKey: string;
  contentType: string;
}

/** What a member sent, as the checks see it. */
export interface CaseToCheck {
  organisationId: string;
  memberId: string;
  applicationId: string;
  form: ApplicationForm;
  documents: readonly CaseDocument[];
}

/** What a check came to. */
export interface Finding {
  /** Null where the check could not be made. */
  outcome: CaseCheckOutcome | null;
  flags: readonly RaisedFlag[];
  /** To be kept, sealed. */
  evidence: readonly CheckOutcome[];
  /** What else is written with it. */
  write?: (scope: OrganisationScope) => Promise<void>;
}

/** Writes down what a check came to, in the caller's transaction. */
export type Finish = (scope: OrganisationScope, finding: Finding) => Promise<void>;

/** Makes one check. It writes nothing itself, or calls `finish` in the transaction in which it does. */
export type MakeCheck = (
  platform: Platform,
  engines: Engines,
  theCase: CaseToCheck,
  finish: Finish,
) => Promise<Finding | null>;
