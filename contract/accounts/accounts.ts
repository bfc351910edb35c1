import { z } from "zod";
import { roles } from "../core/access.ts";
import { maxLine, maxPasswordLength, minPasswordLength } from "../core/limits.ts";

const required = "Please fill in all required fields.";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("Please enter a valid email address"));

/** A password being chosen. At sign-in any text is compared, so that an old rule never locks anyone out. */
export const newPassword = z
  .string()
  .min(minPasswordLength, "Password must be at least 6 characters long.")
  .max(maxPasswordLength, "Password must be at most 128 characters long.");

/** Names end up in the headers of mails: one line. */
const name = z
  .string()
  .trim()
  .min(1, required)
  .max(maxLine)
  .regex(/^\P{Cc}*$/u, "Please use plain letters");

export const signupInput = z.object({
  fullName: name,
  email,
  organization: name.or(z.literal("")).optional(),
  password: newPassword,
});

/** Confirm-password and terms are checked on the form and not sent (specification 001, section 7). */
export const registerInput = z.object({
  firstName: name,
  lastName: name,
  email,
  phone: z.string().trim().max(30).optional(),
  password: newPassword,
});

export const loginInput = z.object({
  email,
  password: z.string().min(1, required).max(maxPasswordLength),
});

export const workspace = z.object({
  slug: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  /** Last moment of the trial; null once the organisation pays. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whole days left, never negative; null without a trial. */
  trialDaysLeft: z.number().int().nullable(),
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
  isCandidate: z.boolean(),
  /** Name of the organisation the person works in; null for a job seeker. */
  organization: z.string().nullable(),
  workspace: workspace.nullable(),
});
export type User = z.infer<typeof user>;

/** `token` also works as a Bearer token; browsers use the http-only cookie that comes along. */
export const sessionAnswer = z.object({ token: z.string(), user });

export const messageAnswer = z.object({ message: z.string() });
