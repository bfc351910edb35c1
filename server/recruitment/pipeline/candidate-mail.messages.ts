import { defineMessages } from "#contract/core/messages.ts";

/** What surrounds HR's own words to a candidate, and mails about documents and a withdrawal. */
export const candidateMailMessages = defineMessages({
  en: {
    answer: "Answer in the portal",
    /** Below a message that HR wrote. */
    from: "From {author}, {organization}, about your application for {title}. In the portal everything you write to each other stays together.",
    documentSubject: "Please send us: {document}",
    documentAgainSubject: "Please send again: {document}",
    documentPreview: "{organization} needs it for your application for {title}.",
    documentText: "{organization} asks you for a document for your application for {title}.",
    documentAgain:
      "Thank you for your document. {organization} needs it once more for your application for {title}.",
    document: "Document",
    by: "By",
    howToUpload: "Upload it as PDF, JPG or PNG, at most 5 MB. A clear photo is enough.",
    upload: "Upload the document",
    notNeededSubject: "No longer needed: {document}",
    notNeededPreview: "For your application for {title}.",
    notNeeded: "{organization} does not need this document from you any more: {document}.",
    withdrawnSubject: "You withdrew your application: {title}",
    withdrawnPreview: "{organization} has been told.",
    withdrawn:
      "Your application for {title} at {organization} is withdrawn, and HR has been told. We would be glad to see you apply for another position.",
  },
  sw: {
    answer: "Jibu kwenye akaunti yako",
    from: "Kutoka kwa {author}, {organization}, kuhusu ombi lako la nafasi ya {title}. Kwenye akaunti yako, yote mnayoandikiana yanabaki pamoja.",
    documentSubject: "Tafadhali tutumie: {document}",
    documentAgainSubject: "Tafadhali tuma tena: {document}",
    documentPreview: "{organization} inaihitaji kwa ombi lako la nafasi ya {title}.",
    documentText: "{organization} inakuomba hati kwa ajili ya ombi lako la nafasi ya {title}.",
    documentAgain: "Asante kwa hati yako. {organization} inaihitaji tena kwa ombi lako la nafasi ya {title}.",
    document: "Hati",
    by: "Siku ya mwisho",
    howToUpload: "Ipakie ikiwa PDF, JPG au PNG, isiyozidi MB 5. Picha inayosomeka vizuri inatosha.",
    upload: "Pakia hati",
    notNeededSubject: "Haihitajiki tena: {document}",
    notNeededPreview: "Kwa ombi lako la nafasi ya {title}.",
    notNeeded: "{organization} haihitaji tena hati hii kutoka kwako: {document}.",
    withdrawnSubject: "Umeondoa ombi lako: {title}",
    withdrawnPreview: "{organization} imearifiwa.",
    withdrawn:
      "Ombi lako la nafasi ya {title} katika {organization} limeondolewa, na idara ya rasilimali watu imearifiwa. Tutafurahi ukiomba nafasi nyingine.",
  },
});
