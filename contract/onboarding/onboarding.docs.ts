import { applicantLivenessDocs } from "./applicant-liveness.docs.ts";
import { applicantDocs } from "./applicants.docs.ts";
import { applicationValuesDocs } from "./application-values.docs.ts";
import { caseCheckDocs } from "./case-checks.docs.ts";
import { identityCheckDocs } from "./checks.docs.ts";
import { comparisonDocs } from "./comparison.docs.ts";
import { correctionDocs } from "./corrections.docs.ts";
import { deskDocs } from "./desk.docs.ts";
import { identityDocumentDocs } from "./documents.docs.ts";
import { faceDocs } from "./faces.docs.ts";
import { livenessDocs } from "./liveness.docs.ts";
import { memberDocs } from "./members.docs.ts";
import { ownMembershipDocs } from "./own-membership.docs.ts";
import { paymentDocs } from "./payments.docs.ts";
import { registerFigureDocs } from "./register-figures.docs.ts";
import { registryDocs } from "./registry.docs.ts";
import { screeningDocs } from "./screening.docs.ts";
import { onboardingSettingsDocs } from "./settings.docs.ts";

export const onboardingDocs = [
  ...applicantDocs,
  ...applicationValuesDocs,
  ...memberDocs,
  ...correctionDocs,
  ...ownMembershipDocs,
  ...deskDocs,
  ...registerFigureDocs,
  ...paymentDocs,
  ...onboardingSettingsDocs,
  ...caseCheckDocs,
  ...identityCheckDocs,
  ...identityDocumentDocs,
  ...comparisonDocs,
  ...faceDocs,
  ...livenessDocs,
  ...applicantLivenessDocs,
  ...registryDocs,
  ...screeningDocs,
];
