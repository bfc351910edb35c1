/**
 * The common titles that the Create Job wizard offers (specification 001, section 5: 20 of them, five named there).
 * The rest are the posts that Kenyan SACCOs advertise most.
 */
export const presetJobTitles = [
  "Accountant",
  "Accounts Assistant",
  "Bank Teller",
  "Branch Manager",
  "Chief Executive Officer",
  "Compliance Officer",
  "Credit Manager",
  "Customer Service Officer",
  "Debt Recovery Officer",
  "Driver",
  "Finance Manager",
  "Human Resource Officer",
  "ICT Support Officer",
  "Internal Auditor",
  "Legal Officer",
  "Loan Officer",
  "Marketing Officer",
  "Records Management Assistant",
  "Software Developer",
  "Teacher",
] as const;
export type PresetJobTitle = (typeof presetJobTitles)[number];
