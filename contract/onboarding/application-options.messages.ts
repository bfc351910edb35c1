import { defineMessages } from "../core/messages.ts";

/** What the choices of a membership application are called, by their codes. Those of names are as in `titles`. */
export const titleLabels = defineMessages({
  en: { "Mr.": "Mr.", "Ms.": "Ms.", "Mrs.": "Mrs.", "Dr.": "Dr.", "Prof.": "Prof." },
  sw: { "Mr.": "Bw.", "Ms.": "Bi.", "Mrs.": "Bi. (Mrs.)", "Dr.": "Dkt.", "Prof.": "Prof." },
});

export const genderLabels = defineMessages({
  en: { Male: "Male", Female: "Female" },
  sw: { Male: "Mwanamume", Female: "Mwanamke" },
});

export const maritalStatusLabels = defineMessages({
  en: { Single: "Single", Married: "Married", Divorced: "Divorced", Widowed: "Widowed" },
  sw: {
    Single: "Hajaoa au hajaolewa",
    Married: "Ameoa au ameolewa",
    Divorced: "Ametalikiana",
    Widowed: "Mjane",
  },
});

export const identityDocumentLabels = defineMessages({
  en: { national_id: "National ID", passport: "Passport" },
  sw: { national_id: "Kitambulisho cha kitaifa", passport: "Pasipoti" },
});

export const employmentTypeLabels = defineMessages({
  en: { Employed: "Employed", "Self Employed": "Self Employed" },
  sw: { Employed: "Ameajiriwa", "Self Employed": "Amejiajiri" },
});

export const remittanceModeLabels = defineMessages({
  en: { "Check Off": "Check Off", "Direct Debit": "Direct Debit", MPESA: "MPESA", Others: "Others" },
  sw: {
    "Check Off": "Makato ya mshahara",
    "Direct Debit": "Makato ya moja kwa moja kwenye benki",
    MPESA: "M-PESA",
    Others: "Njia nyingine",
  },
});

export const relationshipLabels = defineMessages({
  en: {
    Spouse: "Spouse",
    Parent: "Parent",
    Sibling: "Sibling",
    Child: "Child",
    Friend: "Friend",
    Other: "Other",
  },
  sw: {
    Spouse: "Mume au mke",
    Parent: "Mzazi",
    Sibling: "Ndugu",
    Child: "Mtoto",
    Friend: "Rafiki",
    Other: "Mwingine",
  },
});

export const introductionLabels = defineMessages({
  en: {
    "Existing Member": "Existing Member",
    "Magazine Advert": "Magazine Advert",
    "Newspaper Advert": "Newspaper Advert",
    "SACCO Staff": "SACCO Staff",
    "Social Media": "Social Media",
  },
  sw: {
    "Existing Member": "Mwanachama aliyepo",
    "Magazine Advert": "Tangazo la jarida",
    "Newspaper Advert": "Tangazo la gazeti",
    "SACCO Staff": "Mfanyakazi wa SACCO",
    "Social Media": "Mitandao ya kijamii",
  },
});
