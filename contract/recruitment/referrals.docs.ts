import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { newReferral, ownReferral, referralCalls, referralJob, referralList } from "./referrals.ts";

const { q: _, ...paging } = pageFields;

export const referralDocs = [
  describeSchema(referralList.query, "ReferralQuery", "Which page.", paging),
  describeSchema(newReferral, "NewReferral", "Whom a colleague refers, and for what.", {
    jobId: ["Id of the job.", exampleId],
    name: ["Full name.", "Wanjiku Kamau"],
    email: ["Email address, to which the link goes.", "wanjiku@example.co.ke"],
    phone: ["Phone number; empty if not known.", "0712 345 678"],
    relation: ["How the colleague knows them.", "worked_together"],
    words: ["Why they fit, for HR.", "She led our branch in Nakuru for three years."],
    agreed: ["The person agreed to be referred.", true],
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
