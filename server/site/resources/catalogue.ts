import type { Resource as ListedResource } from "#contract/site/resources.ts";

/** A document that visitors can preview and download; its id is part of the address and stays for good. */
export interface CatalogueEntry extends Omit<ListedResource, "bytes" | "downloads"> {
  fileName: string;
}

/** Every document of the resource centre, in the order of the page. */
export const resources = [
  {
    id: "agm-delegates-planner",
    group: "management",
    title: "AGM and delegates' meeting planner",
    description:
      "Twelve weeks from the audited accounts to the signed minutes: notice, agenda, delegates, elections, and how to present the dividend.",
    type: "PDF",
    fileName: "agm-delegates-planner.pdf",
  },
  {
    id: "fosa-bosa-operations",
    group: "management",
    title: "Running FOSA and BOSA side by side",
    description:
      "Who does what in the front and the back office, how money moves between them, and the daily controls that keep both honest.",
    type: "PDF",
    fileName: "fosa-bosa-operations.pdf",
  },
  {
    id: "supervisory-committee-programme",
    group: "management",
    title: "Supervisory committee work programme",
    description:
      "A year of checks for three elected members with no audit department: what to look at each month, how to test it, how to report it.",
    type: "PDF",
    fileName: "supervisory-committee-programme.pdf",
  },
  {
    id: "lending-guarantors-guide",
    group: "finance",
    title: "Appraising loans and guarantors",
    description:
      "From the application to the guarantors' consent: ability to pay, exposure of each guarantor, check-off, and the file a committee can decide on.",
    type: "PDF",
    fileName: "lending-guarantors-guide.pdf",
  },
  {
    id: "loan-amortisation-schedule",
    group: "finance",
    title: "Loan amortisation schedule",
    description:
      "One loan on reducing balance and at a flat rate, month by month, with the true cost of each and three tests before approval.",
    type: "XLSX",
    fileName: "loan-amortisation-schedule.xlsx",
  },
  {
    id: "delinquency-provisioning-sheet",
    group: "finance",
    title: "Delinquency and provisioning sheet",
    description:
      "Loans by days in arrears, the provision of each band, portfolio at risk and the charge to post, from a pasted loan list.",
    type: "XLSX",
    fileName: "delinquency-provisioning-sheet.xlsx",
  },
  {
    id: "check-off-reconciliation",
    group: "finance",
    title: "Check-off reconciliation",
    description:
      "What you asked the employer to deduct, what was deducted and what reached the bank, matched by payroll number.",
    type: "XLSX",
    fileName: "check-off-reconciliation.xlsx",
  },
  {
    id: "prudential-ratios-worksheet",
    group: "compliance",
    title: "Liquidity and capital adequacy worksheet",
    description:
      "A monthly working paper for the SASRA returns: capital and liquidity ratios, headroom in shillings, and three stress tests.",
    type: "XLSX",
    fileName: "prudential-ratios-worksheet.xlsx",
  },
  {
    id: "data-protection-pack",
    group: "compliance",
    title: "Data protection pack for SACCOs",
    description:
      "The Data Protection Act at the counter: a consent notice to adapt, a register of processing, requests, breaches within 72 hours.",
    type: "PDF",
    fileName: "data-protection-pack.pdf",
  },
  {
    id: "aml-record-keeping",
    group: "compliance",
    title: "Know your member and AML record keeping",
    description:
      "Identification, risk rating, warning signs at a SACCO counter, internal reports, and what to keep for how long.",
    type: "PDF",
    fileName: "aml-record-keeping.pdf",
  },
  {
    id: "complaints-procedure",
    group: "compliance",
    title: "Complaints handling procedure",
    description:
      "A ready procedure with the clocks of SASRA's complaints guideline, letters to copy, a register and the monthly board report.",
    type: "PDF",
    fileName: "complaints-procedure.pdf",
  },
  {
    id: "teller-training",
    group: "training",
    title: "Teller training: the first ten days",
    description:
      "A trainer's plan for FOSA tellers: opening, counting, M-PESA, differences, forged notes, difficult moments, with exercises and answers.",
    type: "PDF",
    fileName: "teller-training.pdf",
  },
  {
    id: "member-onboarding-desk",
    group: "training",
    title: "Onboarding a member without a second visit",
    description:
      "Desk training and checklists for registering a member: documents, ID and KRA PIN checks, nominees, check-off authority, and first-week calls.",
    type: "PDF",
    fileName: "member-onboarding-desk.pdf",
  },
  {
    id: "arrears-follow-up",
    group: "training",
    title: "Following up arrears, call by call",
    description:
      "A half-day course for loan officers: the first seven days, what to say, guarantors, rescheduling, and role plays with answers.",
    type: "PDF",
    fileName: "arrears-follow-up.pdf",
  },
] as const satisfies CatalogueEntry[];

/** One of the documents above. */
export type ResourceId = (typeof resources)[number]["id"];

/** The document of that id, or `undefined` where there is none. */
export const findResource = (id: string): (CatalogueEntry & { id: ResourceId }) | undefined =>
  resources.find((resource) => resource.id === id);
