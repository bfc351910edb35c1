import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { memberCorrection } from "./corrections.ts";
import { activityList, kycChange, memberActivity, membershipEnd, stepChange } from "./member-changes.ts";
import { memberImportCalls } from "./member-import.ts";
import { member, memberInput, memberList } from "./members.ts";
import { paymentImportCalls } from "./payment-import.ts";
import { paymentCalls } from "./payments.ts";
import { registerFigureCalls } from "./register-figures.ts";

const access = { role: "onboarding" } as const;
const byId = z.object({ id: z.uuid() });

export const memberCalls = {
  ...registerFigureCalls,
  payments: { ...paymentCalls, imports: paymentImportCalls },
  imports: memberImportCalls,
  list: defineCall({
    method: "GET",
    path: "/api/members",
    summary: "The organisation's members and who is on the way to be one",
    access,
    query: memberList.query,
    answer: z.array(member),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/members/:id",
    summary: "One member",
    access,
    params: byId,
    answer: member,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/members",
    summary: "Register a member. An ID number, phone or email address that another member has is refused",
    access,
    body: memberInput,
    answer: member,
    status: 201,
    perMinute: 60,
  }),
  correct: defineCall({
    method: "PATCH",
    path: "/api/members/:id/details",
    summary:
      "Correct what is known of a member. The history keeps what was there before, the checks that compared it are made again, and somebody else has to verify the case. A number or address that another member has is refused",
    access,
    params: byId,
    body: memberCorrection,
    answer: member,
    errors: ["conflict", "email_unverified"],
    perMinute: 60,
  }),
  changeStep: defineCall({
    method: "PATCH",
    path: "/api/members/:id/onboarding-step",
    summary:
      "Move a member to the next step; `complete` needs verified KYC, the entrance fee and the first shares",
    access,
    params: byId,
    body: stepChange,
    answer: member,
    errors: ["conflict", "email_unverified"],
    perMinute: 120,
  }),
  changeKyc: defineCall({
    method: "PATCH",
    path: "/api/members/:id/kyc-status",
    summary:
      "Change the KYC status. A rejection needs a reason; whoever registered the member does not verify them, unless the organisation allows it. The member hears of both by mail",
    access,
    params: byId,
    body: kycChange,
    answer: member,
    errors: ["forbidden", "conflict", "email_unverified"],
    perMinute: 120,
  }),
  end: defineCall({
    method: "PUT",
    path: "/api/members/:id/membership-end",
    summary: "Say when and why a membership ends, or ended. The member is told, but for one who died",
    access,
    params: byId,
    body: membershipEnd,
    answer: member,
    errors: ["conflict", "email_unverified"],
    perMinute: 60,
  }),
  takeBackEnd: defineCall({
    method: "DELETE",
    path: "/api/members/:id/membership-end",
    summary: "Take back that a membership ends: it goes on, and the member is told",
    access,
    params: byId,
    answer: member,
    errors: ["email_unverified"],
    perMinute: 60,
  }),
  activities: defineCall({
    method: "GET",
    path: "/api/activities",
    summary: "What was done with members, newest first: who, when and why",
    access,
    query: activityList.query,
    answer: z.array(memberActivity),
    paged: true,
  }),
};
