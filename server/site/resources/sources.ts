import type { ResourceId, resources } from "./catalogue.ts";
import { agmDelegatesPlanner } from "./content/agm-delegates-planner.ts";
import { amlRecordKeeping } from "./content/aml-record-keeping.ts";
import { arrearsFollowUp } from "./content/arrears-follow-up.ts";
import { checkOffReconciliation } from "./content/check-off-reconciliation.ts";
import { complaintsProcedure } from "./content/complaints-procedure.ts";
import { dataProtectionPack } from "./content/data-protection-pack.ts";
import { delinquencyProvisioningSheet } from "./content/delinquency-provisioning-sheet.ts";
import { fosaBosaOperations } from "./content/fosa-bosa-operations.ts";
import { lendingGuarantorsGuide } from "./content/lending-guarantors-guide.ts";
import { loanAmortisationSchedule } from "./content/loan-amortisation-schedule.ts";
import { memberOnboardingDesk } from "./content/member-onboarding-desk.ts";
import { prudentialRatiosWorksheet } from "./content/prudential-ratios-worksheet.ts";
import { supervisoryCommitteeProgramme } from "./content/supervisory-committee-programme.ts";
import { tellerTraining } from "./content/teller-training.ts";
import type { TextDocument } from "./text-document.ts";
import type { Workbook } from "./workbook/model.ts";

type Kind<Id extends ResourceId> = Extract<(typeof resources)[number], { id: Id }>["type"];

/** The source of every document: a workbook where the catalogue says XLSX, a text otherwise. */
export const resourceSources: { [Id in ResourceId]: Kind<Id> extends "XLSX" ? Workbook : TextDocument } = {
  "agm-delegates-planner": agmDelegatesPlanner,
  "fosa-bosa-operations": fosaBosaOperations,
  "supervisory-committee-programme": supervisoryCommitteeProgramme,
  "lending-guarantors-guide": lendingGuarantorsGuide,
  "loan-amortisation-schedule": loanAmortisationSchedule,
  "delinquency-provisioning-sheet": delinquencyProvisioningSheet,
  "check-off-reconciliation": checkOffReconciliation,
  "prudential-ratios-worksheet": prudentialRatiosWorksheet,
  "data-protection-pack": dataProtectionPack,
  "aml-record-keeping": amlRecordKeeping,
  "complaints-procedure": complaintsProcedure,
  "teller-training": tellerTraining,
  "member-onboarding-desk": memberOnboardingDesk,
  "arrears-follow-up": arrearsFollowUp,
};
