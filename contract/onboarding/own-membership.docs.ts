import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { dataRequestCalls, ownMembershipCalls } from "./own-membership.calls.ts";
import {
  dataRequest,
  dataRequestAnswer,
  dataRequestInput,
  dataRequestList,
  membershipLinkInput,
  membershipSummary,
  ownDataRequest,
  ownMembership,
} from "./own-membership.ts";

const key = ["Key of the membership, from its link.", "q3ZJ5mX0b1yYc8vKQ2n7wLr4TtUeHsPd"] as const;
const kind = ["What is asked for.", "correction"] as const;
const person: Fields<typeof membershipSummary> = {
  slug: ["Name of the SACCO in addresses.", "umoja"],
  organization: ["Name of the SACCO.", "Umoja SACCO"],
  fullName: ["Full name.", "Wanjiku Kamau"],
  kycStatus: ["How far the check of the identity has come.", "pending"],
  onboardingStep: ["How far the membership has come.", "verification"],
  leftOn: ["Last day of the membership, which may be to come; null while nothing ends it.", null],
  key,
  expiresAt: ["Until when the key opens.", "2026-11-24T09:14:00.000Z"],
};
const request: Fields<typeof ownDataRequest> = {
  id: ["Id of the request.", exampleId],
  kind,
  text: ["The person's own words.", "My name is written Wanjikũ."],
  status: ["How far it is.", "open"],
  createdAt: ["When it came.", "2026-11-23T09:14:00.000Z"],
  dueAt: ["Until when it is answered.", "2026-11-30T09:14:00.000Z"],
  answeredAt: ["When it was answered; null before.", null],
  answer: ["What the SACCO answered.", ""],
  corrected: ["What was corrected in answer to it.", ["fullName"]],
};
const keptUntil = [
  "Last day on which a law has the record kept; null where none has, or while the membership goes on.",
  null,
] as const;
const { key: _, expiresAt: __, ...summary } = person;

export const ownMembershipDocs = [
  describeSchema(ownMembershipCalls.get.params, "MembershipKey", "Which membership.", { key }),
  describeSchema(membershipLinkInput, "MembershipLinkInput", "Whose link is to be sent.", {
    slug: person.slug,
    contact: ["The email address or number that the SACCO has.", "wanjiku@mail.example"],
  }),
  describeSchema(membershipSummary, "MembershipSummary", "A membership of who is signed in.", person),
  describeSchema(ownMembership, "OwnMembership", "A membership with all that is kept of the person.", {
    ...summary,
    idNumber: ["Number of the ID or passport.", "23456789"],
    phoneNumber: ["Phone number.", "+254712345678"],
    email: ["Email address; empty without one.", "wanjiku@mail.example"],
    dateOfBirth: ["Day of birth.", "1990-03-12"],
    address: ["Postal address.", "P.O. Box 1234-00100, Nairobi"],
    occupation: ["Occupation.", "Employed"],
    createdAt: ["When the SACCO registered the person.", "2026-11-23T09:14:00.000Z"],
    language: ["What the person reads.", "sw"],
    memberNumber: ["Number of the member; null before.", null],
    joinedAt: ["When the membership began; null before.", null],
    form: ["The application as it was sent."],
    documents: ["Its documents."],
    reopenedKey: ["Key of the application while parts of it are to be corrected; null otherwise.", null],
    consentWithdrawnAt: ["When the person took their consent back; null while it holds.", null],
    consent: ["What was agreed to."],
    requests: ["What was asked for."],
    entranceFee: ["What the SACCO asks for once, in whole shillings.", 1000],
    firstShares: ["Shares that must be paid for before a person is a member.", 1000],
    payInto: ["Where people pay in; empty where the SACCO tells them itself.", "M-PESA paybill 360360"],
    requestDays: ["Days in which a request is answered.", 7],
    retentionYears: ["Years for which the law has the record kept.", 7],
    keptUntil,
  }),
  describeSchema(ownMembership.shape.consent.unwrap(), "GivenConsent", "What was agreed to.", {
    version: ["Version of the consent notice.", "2026-11-23"],
    at: ["When.", "2026-11-23T09:14:00.000Z"],
    marketing: ["Whether news and offers are allowed.", false],
  }),
  describeSchema(ownDataRequest, "OwnDataRequest", "A request about one's own data.", request),
  describeSchema(dataRequestInput, "DataRequestInput", "A request to make.", { kind, text: request.text }),
  describeSchema(ownMembershipCalls.allowMarketing.body, "MarketingConsent", "Whether news are allowed.", {
    allowed: ["Whether news and offers are allowed.", false],
  }),
  describeSchema(dataRequestList.query, "DataRequestQuery", "Which requests.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    status: ["How far they are; may be given several times.", ["open"]],
    member: ["Id of the member whom they are about.", [exampleId]],
    sort: ["Order of the list; `-` is descending.", "dueAt"],
  }),
  describeSchema(dataRequest, "DataRequest", "A request as staff see it.", {
    ...request,
    memberId: ["Whose data it is about.", otherExampleId],
    memberName: ["The person.", "Wanjiku Kamau"],
    erasable: ["Whether an erasure is possible.", true],
    keptUntil,
    answeredBy: ["By whom it was answered.", null],
    correction: ["What was corrected since an open request for a correction was made; null for nothing."],
  }),
  describeSchema(dataRequest.shape.correction.unwrap(), "RequestedCorrection", "What was corrected since.", {
    at: ["When.", "2026-11-24T09:14:00.000Z"],
    by: ["By whom.", "Amina Hassan"],
    fields: ["What was corrected.", ["fullName"]],
  }),
  describeSchema(dataRequestCalls.answer.params, "DataRequestPath", "Which request.", {
    id: ["Id of the request.", exampleId],
  }),
  describeSchema(dataRequestAnswer, "DataRequestAnswer", "A decision about a request.", {
    decision: ["What is decided.", "restricted"],
    answer: ["Why; the person reads it.", "The law has us keep your record for seven years."],
  }),
];
