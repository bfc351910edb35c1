import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { kycChange, memberActivity, membershipEnd, stepChange } from "./member-changes.ts";
import { memberCalls } from "./members.calls.ts";
import { member, memberInput } from "./members.ts";

const person: Fields<typeof memberInput> = {
  fullName: ["Full name, as on the ID.", "Wanjiku Kamau"],
  idNumber: ["National ID, alien ID or passport number, without spaces.", "23456789"],
  phoneNumber: ["Phone number; it becomes E.164.", "+254712345678"],
  email: ["Email address; empty without one.", "wanjiku@mail.example"],
  occupation: ["Occupation; empty where it is not known.", "Teacher"],
  referredBy: ["Who brought the member; empty for nobody.", "Otieno Ouma"],
  dateOfBirth: ["Day of birth; members are 18 or older.", "1990-03-12"],
  address: ["Postal address; empty without one.", "P.O. Box 1234-00100, Nairobi"],
  language: ["What the member reads.", "sw"],
};

const kycStatus = ["How far the check of the identity has come.", "pending"] as const;
const onboardingStep = ["How far the member has come.", "documents"] as const;
const reason = ["Why.", "The photograph on the ID cannot be seen."] as const;

/** What members are found by, and their order: on a page as in an export. */
export const memberFilterFields = {
  q: ["Words in the name, number, phone or email.", "wanjiku"],
  kycStatus: ["KYC status; may be given several times.", ["pending"]],
  onboardingStep: ["Step; may be given several times.", ["documents"]],
  flag: ["A flag that nobody has looked into; may be given several times.", ["same_face"]],
  risk: ["Risk rating; may be given several times.", ["high"]],
  county: ["County; may be given several times.", ["Kisumu"]],
  source: ["How the member came into the register; may be given several times.", ["wizard"]],
  assignee: ["Whose case: `me`, `nobody`, or the id of a colleague.", ["me"]],
  waiting: ["Whether the case waits for a decision.", "true"],
  former: ["Whether the membership has ended.", "false"],
  registeredFrom: ["First day of registration, in Nairobi.", "2026-11-01"],
  registeredTo: ["Last day of registration.", "2026-11-30"],
  importId: ["The import that brought the member along.", otherExampleId],
  sort: ["Order of the members; `-` is descending.", "-createdAt"],
} as const;

export const memberDocs = [
  describeSchema(memberCalls.list.query, "MemberQuery", "Which members.", {
    ...pageFields,
    ...memberFilterFields,
  }),
  describeSchema(memberCalls.get.params, "MemberPath", "Which member.", {
    id: ["Id of the member.", exampleId],
  }),
  describeSchema(memberCalls.changeStep.params, "MemberStepPath", "Whose step.", {
    id: ["Id of the member.", exampleId],
  }),
  describeSchema(member, "Member", "A member, or who is on the way to be one.", {
    ...person,
    id: ["Id of the member.", exampleId],
    kycStatus,
    onboardingStep,
    createdAt: ["When the member was registered.", "2026-11-22T09:14:00.000Z"],
    createdBy: ["By whom; null where the account is gone.", "Amina Hassan"],
    source: ["How the member came into the register.", "wizard"],
    kraPin: ["KRA PIN; null where it is not known.", "A012345678Z"],
    county: ["County; null where it is not known.", "Kisumu"],
    memberNumber: ["Member number; null until the member is complete.", "000123"],
    joinedAt: ["When the member was complete; null before.", "2026-11-24T09:14:00.000Z"],
    noticeOn: ["Day of the notice; null where nobody gave one.", null],
    leftOn: ["Last day of the membership, which may be to come; null while nothing ends it.", null],
    endReason: ["Why it ends; null also where an import did not say.", null],
    assignee: ["Who decides about the case; null while nobody took it."],
    dueAt: ["When the case is to be decided; null where nothing waits.", "2026-11-24T09:14:00.000Z"],
    consentWithdrawnAt: ["When the person took the consent to checks back; null while it holds.", null],
    risk: ["What the organisation's rules make of the case; null before they were asked.", "low"],
    openFlags: ["Flags that nobody has looked into yet.", 1],
    abilities: ["What whoever asks may do now."],
  }),
  describeSchema(member.shape.abilities, "MemberAbilities", "What whoever asks may do with a member now.", {
    advance: ["Move to the next step.", true],
    advanceRefusal: [
      "What the last step waits for; null where it is not the next, or waits for nothing.",
      null,
    ],
    verify: ["Set the KYC status to verified.", true],
    changeKyc: ["Change the KYC status otherwise.", true],
    end: ["Say when the membership ends, or that it goes on.", false],
    verifyRefusal: ["Why somebody else has to verify; null where whoever asks may.", null],
  }),
  describeSchema(memberInput, "MemberInput", "A member to register.", person),
  describeSchema(stepChange, "StepChange", "A step to move to.", { step: onboardingStep, reason }),
  describeSchema(kycChange, "KycChange", "A KYC status to set.", {
    status: kycStatus,
    reason: ["Why; the member reads it with a rejection, which needs words or codes.", reason[1]],
    reasons: ["Codes of why; the member reads each as a sentence in their language.", ["id_unreadable"]],
    parts: ["What the member is to correct and send again: fields and kinds of documents.", ["id-front"]],
  }),
  describeSchema(membershipEnd, "MembershipEnd", "The end of a membership.", {
    reason: ["Why it ends.", "resigned"],
    noticeOn: ["Day of the notice; empty where nobody gave one.", "2026-11-20"],
    leftOn: ["Last day; empty for the last one of the notice that the organisation asks for.", ""],
    words: ["What else is to be known; the staff read it.", ""],
  }),
  describeSchema(memberCalls.activities.query, "ActivityQuery", "Which page of the activities.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(memberActivity, "MemberActivity", "Something that was done with a member.", {
    id: ["Id of the entry.", otherExampleId],
    at: ["When.", "2026-11-22T09:14:00.000Z"],
    memberId: ["Id of the member.", exampleId],
    memberName: ["The member.", "Wanjiku Kamau"],
    action: ["What was done.", "kyc_changed"],
    from: ["Step, KYC status, last day or colleague before; null for nothing of the kind.", "pending"],
    to: ["Step, KYC status, last day or colleague after; null for nothing of the kind.", "verified"],
    reason: ["Why, or the words of a note; empty where nobody said.", ""],
    reasons: ["Codes of why an application was not confirmed.", ["id_unreadable"]],
    parts: ["What the applicant was asked to correct.", ["id-front"]],
    changes: ["What was corrected; empty for anything else."],
    mentions: ["Colleagues whom a note names."],
    actor: ["By whom; null where the account is gone.", "Amina Hassan"],
  }),
];
