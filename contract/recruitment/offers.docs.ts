import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { attemptKeyField as key } from "../core/thread.docs.ts";
import { offerCalls } from "./offers.calls.ts";
import {
  newOffer,
  offer,
  offerAcceptance,
  offerChange,
  offerFile,
  offerRefusal,
  offerReturn,
  offerSeen,
  offerSettings,
  offerWithdrawal,
  ownOffer,
} from "./offers.ts";

const written = {
  position: ["The position that is offered.", "Loan Officer"],
  salaryCents: ["A month's salary before tax, in cents of a shilling.", 8_500_000],
  startDate: ["First day of work.", "2027-01-04"],
  place: ["Where the work is done.", "Nakuru branch"],
  terms: ["Kind of contract, hours, leave, notice.", "A permanent contract after probation."],
  expiryDate: ["Last day on which it can be accepted.", "2026-12-04"],
  letterLanguage: ["The language of the letter.", "en"],
  letter: ["The letter, with placeholders for what the other fields say.", "Dear {{firstName}}, ..."],
} as const;

const seen = {
  expectedVersion: ["The version the person was looking at; a newer one answers `stale`.", 1],
} as const;

const { letter: _, ...terms } = written;

const shown = {
  ...terms,
  id: ["Id of the offer.", exampleId],
  applicationId: ["Id of its application.", exampleId],
  sentAt: ["When it was sent; null before.", "2026-11-25T08:00:00.000Z"],
  answeredAt: ["When the candidate answered; null before.", null],
  signature: ["The name that the candidate typed to accept; null unless they did.", null],
  declineReason: ["Why the candidate declined; null unless they did.", null],
  withdrawReason: ["Why it was taken back; null without a reason.", null],
} as const;

const own: Fields<typeof ownOffer> = {
  ...shown,
  state: ["Where it stands.", "sent"],
  organization: ["The SACCO that offers.", "Umoja SACCO"],
  jobTitle: ["The job that the application was for.", "Loan Officer"],
  letter: ["The letter.", "Dear Wanjiku, ..."],
};

export const offerDocs = [
  describeSchema(offerCalls.get.params, "OfferPath", "What the call is about.", {
    id: ["Id of the application or offer that the path names.", exampleId],
  }),
  describeSchema(newOffer, "NewOffer", "An offer of employment, as HR writes it.", { key, ...written }),
  describeSchema(offerSeen, "OfferSeen", "What somebody acts on.", seen),
  describeSchema(offerChange, "OfferChange", "An offer as it is to be.", { ...written, ...seen }),
  describeSchema(offerFile.shape.suggestion, "OfferSuggestion", "What a new offer begins with.", written),
  describeSchema(offer, "Offer", "An offer of employment, as staff see it.", {
    ...shown,
    version: ["Grows with every change.", 2],
    state: ["Where it stands.", "sent"],
    letter: ["As written, with placeholders; once sent, as the candidate reads it.", "Dear Wanjiku, ..."],
    author: ["Who wrote it; null once they left.", "Amina Hassan"],
    approvedBy: ["Who of the owners approved it; null before.", "Grace Wambui"],
    approvedAt: ["When it was approved; null before.", "2026-11-24T14:00:00.000Z"],
    returnReason: ["Why the owner gave it back; null once it was written anew.", null],
  }),
  describeSchema(offerFile, "OfferFile", "The offers of an application, and what can be done with them.", {
    offers: ["The offers, newest first."],
    mayWrite: ["Whether a new one may be written now.", true],
    mayApprove: ["Whether the person who asks approves offers.", false],
    needsApproval: ["Whether an offer of this person needs approval before it is sent.", true],
    mayHire: ["Whether an offer was accepted and the application is not moved to accepted.", false],
    suggestion: ["What a new offer begins with."],
    templates: ["Letters to begin with, by language."],
    known: ["What stands for placeholders that no field of the offer says."],
  }),
  describeSchema(offerFile.shape.templates, "OfferLetters", "Letters to begin with.", {
    en: ["In English.", "Dear {{firstName}}, ..."],
    sw: ["In Kiswahili.", "Mpendwa {{firstName}}, ..."],
  }),
  describeSchema(offerFile.shape.known, "OfferValues", "What stands for placeholders.", {
    candidateName: ["Full name of the candidate.", "Wanjiku Kamau"],
    firstName: ["First name of the candidate.", "Wanjiku"],
    department: ["Department of the job.", "Credit"],
    organization: ["Name of the SACCO.", "Umoja SACCO"],
    senderName: ["Who writes.", "Amina Hassan"],
  }),
  describeSchema(ownOffer, "OwnOffer", "An offer as its candidate sees it.", own),
  describeSchema(offerReturn, "OfferReturn", "An offer that is given back.", {
    ...seen,
    reason: ["What has to change.", "The salary is above the scale."],
  }),
  describeSchema(offerWithdrawal, "OfferWithdrawal", "The end of an offer by HR.", {
    ...seen,
    reason: ["Goes to the candidate; nobody has to give one.", "The position was cut from the budget."],
  }),
  describeSchema(offerAcceptance, "OfferAcceptance", "The acceptance of an offer.", {
    signature: ["The candidate's name, typed in place of a signature.", "Wanjiku Kamau"],
  }),
  describeSchema(offerRefusal, "OfferRefusal", "The candidate declines.", {
    reason: ["Why.", "I accepted a position closer to home."],
  }),
  describeSchema(offerSettings, "OfferSettings", "How an organisation makes offers.", {
    approvalRequired: ["Whether the owner approves each offer before it is sent.", true],
    answerDays: ["Days that a candidate has to answer, unless HR chooses others.", 7],
    letter: ["The letter that offers begin with.", "Dear {{firstName}}, ..."],
    letterSw: ["The same for a candidate who reads Kiswahili.", "Mpendwa {{firstName}}, ..."],
  }),
];
