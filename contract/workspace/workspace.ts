import { z } from "zod";
import { user } from "../accounts/accounts.ts";
import { trialEndCalls } from "../accounts/trial-ends.ts";
import { twoFactorRuleCalls } from "../accounts/two-factor-rule.ts";
import { roles } from "../core/access.ts";
import { defineCall } from "../core/call.ts";
import { email } from "../core/fields.ts";
import { defineList } from "../core/list.ts";
import { switchableModules } from "../core/modules.ts";
import { organisationName, personName } from "../core/names.ts";
import { apiTokenCalls } from "./api-tokens.ts";
import { auditCalls } from "./audit.ts";
import { communicationCalls } from "./communications.ts";
import { firstStepCalls } from "./first-steps.ts";
import { taskCalls } from "./tasks.ts";
import { templateCalls } from "./templates.ts";
import { webhookCalls } from "./webhooks.ts";

/** Fewest letters that the search looks for: one is in nearly every name. */
export const minSearchLength = 2;

/** Hits of one kind that a search answers at most. */
export const maxHits = 5;

/** Fewer letters than `minSearchLength` find nothing. */
export const searchQuery = z.object({ q: z.string().trim().max(100).default("") });

/** Something in the workspace that the words were found in. */
export const searchHit = z.object({
  kind: z.enum(["job", "candidate", "application", "member", "loan", "complaint"]),
  id: z.uuid(),
  /** A job's title, a person's name. */
  title: z.string(),
  /** What distinguishes it from others of the same title: department and place, email, job, number of the loan. */
  detail: z.string(),
  /** Nothing has the words as they were typed: this is written nearly so. */
  similar: z.boolean().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** Who works in an organisation, by name. `q` is part of a name or email. */
export const teamList = defineList({ pageSize: 20, search: true });

const roleList = z
  .array(z.enum(roles))
  .min(1, "Please choose at least one role.")
  .max(roles.length)
  .transform((list) => roles.filter((role) => list.includes(role)));

export const teamMember = z.object({
  /** Of the person. */
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  joinedAt: z.iso.datetime(),
  /** Has not chosen a password yet. */
  invited: z.boolean(),
  /** Signs in with a code beside the password. */
  twoFactor: z.boolean(),
  /** By when they have to set that up; null where nobody asks it of them, or they have. */
  twoFactorDueAt: z.iso.datetime().nullable(),
  /** What the person who asked may do with this member now. */
  abilities: z.object({ changeRoles: z.boolean(), remove: z.boolean(), resetTwoFactor: z.boolean() }),
});
export type TeamMember = z.infer<typeof teamMember>;

export const invitation = z.object({ fullName: personName, email, roles: roleList });

export const organisationChange = z.object({ name: organisationName });

/** All modules that are off from then on. */
export const modulesChange = z.object({
  off: z
    .array(z.enum(switchableModules))
    .max(switchableModules.length)
    .transform((off) => switchableModules.filter((name) => off.includes(name))),
});

const member = z.object({ id: z.uuid() });

export const workspaceCalls = {
  audit: auditCalls,
  apiTokens: apiTokenCalls,
  webhooks: webhookCalls,
  tasks: taskCalls,
  trialEnds: trialEndCalls,
  communications: communicationCalls,
  templates: templateCalls,
  firstSteps: firstStepCalls,
  twoFactor: twoFactorRuleCalls,
  search: defineCall({
    method: "GET",
    path: "/api/workspace/search",
    summary:
      "Jobs, candidates, applications, members, loans and complaints of the organisation that contain the words, or else whose names are written nearly so, as far as the person may see them; five of each at most",
    access: "staff",
    query: searchQuery,
    answer: z.array(searchHit),
  }),
  update: defineCall({
    method: "PATCH",
    path: "/api/workspace",
    summary: "Rename the organisation; its address (`slug`) stays",
    access: { role: "owner" },
    body: organisationChange,
    answer: user,
    errors: ["conflict", "trial_ended"],
  }),
  modules: defineCall({
    method: "PUT",
    path: "/api/workspace/modules",
    summary: "Switch parts of the workspace off, and the others on; nothing in them is lost",
    access: { role: "owner" },
    body: modulesChange,
    answer: user,
    errors: ["trial_ended"],
  }),
  team: {
    list: defineCall({
      method: "GET",
      path: "/api/workspace/team",
      summary: "Who works in the organisation, and with which roles",
      access: "staff",
      query: teamList.query,
      answer: z.array(teamMember),
      paged: true,
    }),
    invite: defineCall({
      method: "POST",
      path: "/api/workspace/team",
      summary: "Bring a colleague in: the mail that follows carries the link that sets their password",
      access: { role: "owner" },
      body: invitation,
      answer: teamMember,
      status: 201,
      errors: ["conflict", "email_unverified", "trial_ended"],
      perMinute: 20,
    }),
    update: defineCall({
      method: "PATCH",
      path: "/api/workspace/team/:id",
      summary: "Change a colleague's roles; an organisation always keeps an owner",
      access: { role: "owner" },
      params: member,
      body: z.object({ roles: roleList }),
      answer: teamMember,
      errors: ["conflict", "trial_ended"],
    }),
    remove: defineCall({
      method: "DELETE",
      path: "/api/workspace/team/:id",
      summary: "Take a colleague out of the organisation; what they did stays",
      access: { role: "owner" },
      params: member,
      answer: z.void(),
      errors: ["conflict", "trial_ended"],
    }),
  },
};
