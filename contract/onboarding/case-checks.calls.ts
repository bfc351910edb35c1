import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { caseCheckState, memberCase, shownCheckState } from "./case-checks.ts";
import { flagResolution, memberFlag } from "./flags.ts";
import { riskRules } from "./risk.ts";

const access = { role: "onboarding" } as const;
const ofMember = z.object({ id: z.uuid() });
const path = "/api/members/:id/checks";

export const caseCheckCalls = {
  get: defineCall({
    method: "GET",
    path,
    summary:
      "The checks of a member's case, what they were made from, the flags that they raised and the rating. Reading the evidence is in the audit trail",
    access,
    params: ofMember,
    answer: memberCase,
  }),
  again: defineCall({
    method: "POST",
    path,
    summary: "Make the checks again that could not be made",
    access,
    params: ofMember,
    answer: z.array(caseCheckState),
    perMinute: 20,
  }),
  resolveFlag: defineCall({
    method: "PATCH",
    path: "/api/member-flags/:id",
    summary: "Say what came of looking into a flag. It stays in the history",
    access,
    params: z.object({ id: z.uuid() }),
    body: flagResolution,
    answer: memberFlag,
    errors: ["conflict"],
    perMinute: 120,
  }),
  riskRules: {
    get: defineCall({
      method: "GET",
      path: "/api/risk-rules",
      summary: "By which rules the cases of members are rated",
      access,
      answer: riskRules,
    }),
    save: defineCall({
      method: "PUT",
      path: "/api/risk-rules",
      summary: "Change the rules by which cases are rated. Cases that were rated are rated anew",
      access: { role: "owner" },
      body: z.object({ rules: riskRules }),
      answer: riskRules,
    }),
  },
  progress: defineCall({
    method: "GET",
    path: "/api/membership-applications/:key/checks",
    summary: "How far the checks of an application are, for the applicant, who asks for it again and again",
    access: "public",
    params: z.object({ key: z.string().min(20).max(100) }),
    answer: z.array(shownCheckState),
    perMinute: 120,
  }),
};
