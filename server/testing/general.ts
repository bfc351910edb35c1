import type { GeneralForm } from "#contract/recruitment/general-applications.ts";

/** A complete general application. */
export const generalOf = (values: Partial<GeneralForm> = {}): GeneralForm => ({
  departments: ["Credit", "Finance"],
  types: ["full-time"],
  words: "A post in lending, in Nakuru or near it.",
  fullName: "Achieng Otieno",
  email: "achieng@test.example",
  phone: "+254712345678",
  location: "Nakuru",
  education: "diploma",
  skills: ["Loan appraisal", "Excel"],
  agree: true,
  ...values,
});
