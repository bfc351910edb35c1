import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { memberCalls } from "./members.calls.ts";
import { kycChange, member, memberActivity, memberInput, stepChange } from "./members.ts";

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

export const memberDocs = [
  describeSchema(memberCalls.list.query, "MemberQuery", "Which members.", {
    ...pageFields,
    q: ["Words in the name, number, phone or email.", "wanjiku"],
    kycStatus: ["KYC status; may be given several times.", ["pending"]],
    onboardingStep: ["Step; may be given several times.", ["documents"]],
    sort: ["Order of the list; `-` is descending.", "-createdAt"],
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
    abilities: ["What whoever asks may do now."],
  }),
  describeSchema(member.shape.abilities, "MemberAbilities", "What whoever asks may do with a member now.", {
    advance: ["Move to the next step.", true],
    verify: ["Set the KYC status to verified.", true],
    changeKyc: ["Change the KYC status otherwise.", true],
  }),
  describeSchema(memberInput, "MemberInput", "A member to register.", person),
  describeSchema(stepChange, "StepChange", "A step to move to.", { step: onboardingStep, reason }),
  describeSchema(kycChange, "KycChange", "A KYC status to set.", {
    status: kycStatus,
    reason: ["Why; a rejection needs it, and the member reads it.", reason[1]],
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
    from: ["Step or KYC status before; null for a registration.", "pending"],
    to: ["Step or KYC status after; null for a registration.", "verified"],
    reason: ["Why; empty where nobody said.", ""],
    actor: ["By whom; null where the account is gone.", "Amina Hassan"],
  }),
];
