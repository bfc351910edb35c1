import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { segmentCriteria, segmentRange } from "./segment-facts.ts";
import {
  segment,
  segmentCalls,
  segmentInput,
  segmentLook,
  segmentMember,
  segmentMembersList,
} from "./segments.ts";

const name = ["What it is called.", "Quiet for a quarter"] as const;
const description = ["What it is for.", "Members who have not paid in for 90 days."] as const;
const criteria = ["Its rule."] as const;

export const segmentDocs = [
  describeSchema(segmentCalls.get.params, "SegmentPath", "Which segment.", { id: ["Its id.", exampleId] }),
  describeSchema(segmentRange, "SegmentRange", "A number between two ends.", {
    from: ["The least; null for an open end.", 90],
    to: ["The most; null for an open end.", null],
  }),
  describeSchema(
    segmentCriteria,
    "SegmentCriteria",
    "What a segment asks of a member. All that is given has to hold; what is left out may be anything.",
    {
      standing: ["Where they stand as a member; one of these.", ["member"]],
      county: ["Where they live; one of these.", ["Nairobi"]],
      language: ["What they read; one of these.", ["sw"]],
      source: ["How they came into the register; one of these.", ["import"]],
      occupation: ["Words that the occupation has.", "teacher"],
      age: ["Years."],
      joined: ["Days since they became a member."],
      contribution: ["What they promised to pay in a month, in shillings."],
      deposits: ["What they have paid into deposits, in shillings."],
      savings: ["What they have saved by all registers, in shillings."],
      shares: ["What they have in shares by all registers, in shillings."],
      loans: ["What they owe by the last loan book, in shillings."],
      loanClass: ["The class of their loan most in arrears, by the last loan book; one of these.", ["watch"]],
      arrears: ["Days in arrears of their loan most in arrears, by the last loan book."],
      loanProduct: ["Words that the product of one of their loans has.", "development"],
      lastPayment: ["Days since they last paid in; who never did is beyond any number."],
      lastContact: ["Days since they were last in contact; who never was is beyond any number."],
      channel: ["By what they were in contact last; one of these.", ["call"]],
      openComplaint: ["Whether a complaint of theirs is open.", "yes"],
      nps: ["What they answered last when asked whether they recommend the SACCO.", ["detractor"]],
      csat: ["How satisfied they said they were last, of 5."],
      marketing: ["Whether they agreed to news and offers.", "yes"],
    },
  ),
  describeSchema(segmentInput, "SegmentInput", "A rule under a name.", { name, description, criteria }),
  describeSchema(segment, "Segment", "A segment.", {
    id: ["Its id.", exampleId],
    name,
    description,
    criteria,
    size: ["How many people it had when they were counted last.", 1204],
    countedAt: ["When that was.", "2026-11-24T01:20:00.000Z"],
  }),
  describeSchema(segmentMember, "SegmentMember", "A member whom a rule finds.", {
    id: ["The member's id.", exampleId],
    fullName: ["The name.", "Wanjiku Kamau"],
    memberNumber: ["The number; null before the admission.", "UMJ-00412"],
    county: ["Where they live; null where it is not known.", "Nairobi"],
    language: ["What they read.", "sw"],
    hasEmail: ["Whether there is an email address.", true],
    agreed: ["Whether they agreed to news and offers.", true],
  }),
  describeSchema(segmentLook, "SegmentLook", "Whom a rule finds.", {
    total: ["How many people.", 1204],
    reachable: ["How many of them agreed to news and offers and are not former members.", 811],
    byMail: ["How many of those have an email address.", 502],
    sample: ["Some of them."],
  }),
  describeSchema(segmentCalls.look.body, "SegmentQuestion", "A rule that is not kept.", { criteria }),
  describeSchema(segmentMembersList.query, "SegmentMembersQuery", "Which page.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
];
