import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  hrReferral,
  hrReferralList,
  ownReferral,
  referralCalls,
  referralInvitation,
  referralJob,
  referralList,
} from "./referrals.ts";

const { q: _, ...paging } = pageFields;

export const referralDocs = [
  describeSchema(referralList.query, "ReferralQuery", "Which page.", paging),
  describeSchema(hrReferralList.query, "HrReferralQuery", "Filters of the referrals.", {
    ...paging,
    state: ["How far it came; may be given several times.", ["invited"]],
  }),
  describeSchema(hrReferral, "HrReferral", "A referral, whether the person has applied or not.", {
    id: ["Id of the referral.", exampleId],
    name: ["Who was referred.", "Wanjiku Kamau"],
    email: ["Their email address.", "wanjiku@example.co.ke"],
    phone: ["Phone number; empty if not known.", "+254712345678"],
    jobId: ["Id of the job.", exampleId],
    jobTitle: ["Title of the job.", "Loan Officer"],
    by: ["The colleague; null when they are gone.", "Halima Otieno"],
    relation: ["How the colleague knows them.", "worked_together"],
    words: ["Why they fit.", "She led our branch in Nakuru for three years."],
    at: ["When.", "2026-11-23T09:31:00.000Z"],
    state: ["How far it came.", "invited"],
    cvName: ["Name of the CV that the colleague passed on; null without one.", "wanjiku-kamau.pdf"],
    applicationId: ["Id of the application; null for who has not applied.", null],
  }),
  describeSchema(referralInvitation, "ReferralInvitation", "What the link of an invitation is about.", {
    organization: ["The SACCO.", "Umoja SACCO"],
    jobId: ["Id of the job.", exampleId],
    jobTitle: ["Title of the job.", "Loan Officer"],
    open: ["Whether the job takes applications still.", true],
    declined: ["Whether the person has said that they do not want to apply.", false],
  }),
  describeSchema(referralCalls.invitation.params, "ReferralLink", "Whose link.", {
    key: ["The key in the link.", "3f9c1b7a52d84e60a1b2c3d4"],
  }),
  describeSchema(referralCalls.cv.params, "HrReferralPath", "Which referral.", {
    id: ["Id of the referral.", exampleId],
  }),
  describeSchema(referralCalls.create.form.fields, "NewReferral", "Whom a colleague refers, and for what.", {
    jobId: ["Id of the job.", exampleId],
    name: ["Full name.", "Wanjiku Kamau"],
    email: ["Email address, to which the link goes.", "wanjiku@example.co.ke"],
    phone: ["Phone number; empty if not known.", "0712 345 678"],
    relation: ["How the colleague knows them.", "worked_together"],
    words: ["Why they fit, for HR.", "She led our branch in Nakuru for three years."],
    agreed: ["The person agreed that their name, address and CV are passed on: `true`.", "true"],
  }),
  describeSchema(ownReferral, "OwnReferral", "A referral of one's own.", {
    id: ["Id of the referral.", exampleId],
    name: ["Who was referred.", "Wanjiku Kamau"],
    jobTitle: ["Title of the job.", "Loan Officer"],
    at: ["When.", "2026-11-23T09:31:00.000Z"],
    state: ["How far it came.", "applied"],
  }),
  describeSchema(referralJob, "ReferralJob", "A job for which somebody can be referred.", {
    id: ["Id of the job.", exampleId],
    title: ["Title of the job.", "Loan Officer"],
    location: ["Where.", "Nakuru"],
  }),
  describeSchema(referralCalls.remove.params, "ReferralPath", "Which referral.", {
    id: ["Id of the referral.", exampleId],
  }),
];
