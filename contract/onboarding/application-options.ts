/** What the fields of the wizard offer, as the specification writes it (000, section 3). Each is kept as written here. */
export const titles = ["Mr.", "Ms.", "Mrs.", "Dr.", "Prof."] as const;
export const genders = ["Male", "Female"] as const;
export const maritalStatuses = ["Single", "Married", "Divorced", "Widowed"] as const;
export const employmentTypes = ["Employed", "Self Employed"] as const;
export const remittanceModes = ["Check Off", "Direct Debit", "MPESA", "Others"] as const;
export const relationships = ["Spouse", "Parent", "Sibling", "Child", "Friend", "Other"] as const;
export const introductions = [
  "Existing Member",
  "Magazine Advert",
  "Newspaper Advert",
  "SACCO Staff",
  "Social Media",
] as const;

/** What the applicant proves the identity with: a national ID has two sides, a passport one page. */
export const identityDocuments = ["national_id", "passport"] as const;

export const defaultCountry = "Kenya";
