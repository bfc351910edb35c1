import { z } from "zod";
import { roles } from "../core/access.ts";
import { email, optionalPhone, phone, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxPasswordLength, minPasswordLength, trialDays } from "../core/limits.ts";
import { says, textOf } from "../core/messages.ts";
import { switchableModules } from "../core/modules.ts";
import { organisationName, personName } from "../core/names.ts";
import { passwordMessages } from "./accounts.messages.ts";

/** A password being chosen. At sign-in any text is compared, so that an old rule never locks anyone out. */
export const newPassword = z
  .string()
  .min(minPasswordLength, says(textOf(passwordMessages, (t) => t.tooShort({ min: minPasswordLength }))))
  .max(maxPasswordLength, says(textOf(passwordMessages, (t) => t.tooLong({ max: maxPasswordLength }))));

/** The page that led to a trial; it decides how long the trial is (`trialDays`). */
export const trialPage = z.enum(Object.keys(trialDays) as (keyof typeof trialDays)[]);
export type TrialPage = z.infer<typeof trialPage>;

export const signupInput = z.object({
  fullName: personName,
  email,
  organization: organisationName.or(z.literal("")).optional(),
  password: newPassword,
  page: trialPage.default("recruitment"),
});

/** A trial without a password: the mail that follows carries the link that sets it. */
export const trialInput = z.object({
  saccoName: organisationName,
  contactPerson: personName,
  email,
  phone,
  page: trialPage.default("recruitment"),
});

/** Confirm-password and terms are checked on the form and not sent (specification 001, section 7). */
export const registerInput = z.object({
  firstName: personName,
  lastName: personName,
  email,
  phone: optionalPhone.optional(),
  password: newPassword,
});

/** The token of a link in a mail. */
export const linkToken = z.object({ token: z.string().min(1).max(2000) });

export const newPasswordInput = linkToken.extend({ password: newPassword });

/** Who is welcomed by a link that sets a first password, as the page of the link greets them. */
const welcome = z.object({
  email: z.string(),
  firstName: z.string(),
  /** Name of the organisation whose workspace it opens; null for an account without one. */
  organization: z.string().nullable(),
  /** The colleague who invited them; null for who began the workspace. */
  invitedBy: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  trialEndsAt: z.iso.datetime().nullable(),
});
export type Welcome = z.infer<typeof welcome>;

/** What a link that sets a password is for. */
export const passwordLinkAnswer = z.object({
  /** Null where there is a password, which the link replaces. */
  welcome: welcome.nullable(),
});

/** A code as people type it: with spaces, hyphens and letters of either case. Empty is none. */
export const signInCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, "").toLowerCase());

export const loginInput = z.object({
  email,
  password: z.string().min(1, required).max(maxPasswordLength),
  /** Of the authenticator app, or a backup code; only an account with two-factor sign-in needs it. */
  code: signInCode.optional(),
});

/** What a person may do with the workspace they work in now; sent with the data, so that screens never guess. */
const workspaceAbilities = z.object({
  /** Whether anything may be changed at all: not once the trial has ended. */
  change: z.boolean(),
  rename: z.boolean(),
  invite: z.boolean(),
  /** The code that an owner's invitation would be refused with; null where it is allowed or is not theirs. */
  inviteRefusal: z.enum(["trial_ended", "email_unverified"]).nullable(),
});
export type WorkspaceAbilities = z.infer<typeof workspaceAbilities>;

export const workspace = z.object({
  slug: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  /** Last moment of the trial; null once the organisation pays. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whole days left, never negative; null without a trial. */
  trialDaysLeft: z.number().int().nullable(),
  /** The organisation that runs this installation: its owner reads the site's enquiries and page views. */
  isProvider: z.boolean().optional(),
  /** Whether it holds sample data of a made-up SACCO beside its own. */
  holdsSample: z.boolean(),
  /** By when this person has to set two-factor sign-in up; null where nobody asks it of them, or they have. */
  twoFactorDueAt: z.iso.datetime().nullable(),
  /** That day is over: nothing else opens before it is set up. */
  twoFactorOverdue: z.boolean(),
  /** Parts of the workspace that it has switched off. */
  modulesOff: z.array(z.enum(switchableModules)),
  abilities: workspaceAbilities,
});

/** The signed-in person, as shown to themselves. The browser may keep it as display data. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** Null until they chose one. */
  language: z.enum(languages).nullable(),
  isCandidate: z.boolean(),
  /** Name of the organisation the person works in; null for a job seeker. */
  organization: z.string().nullable(),
  workspace: workspace.nullable(),
});
export type User = z.infer<typeof user>;

/** `token` also works as a Bearer token; browsers use the http-only cookie that comes along. */
export const sessionAnswer = z.object({ token: z.string(), user });

export const messageAnswer = z.object({ message: z.string() });
