import { z } from "zod";
import { email, optionalPhone, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxPasswordLength } from "../core/limits.ts";
import { defineList } from "../core/list.ts";
import { personName } from "../core/names.ts";
import { newPassword } from "./accounts.ts";

/** The password that a person has. Any text is compared, so that an old rule never locks anyone out. */
export const presentPassword = z.string().min(1, required).max(maxPasswordLength);

/** Who has one name only leaves the last one empty. */
export const profileChange = z.object({
  firstName: personName,
  lastName: personName.or(z.literal("")),
  phone: optionalPhone,
});

export const languageChoice = z.object({ language: z.enum(languages) });

export const emailChange = z.object({ email, password: presentPassword });

export const passwordChange = z.object({ currentPassword: presentPassword, password: newPassword });

/** The address of an account, and the one that is to take its place. */
export const accountEmail = z.object({
  email: z.string(),
  /** Asked for and not confirmed yet; null without one. */
  pending: z.object({ email: z.string(), until: z.iso.datetime() }).nullable(),
});
export type AccountEmail = z.infer<typeof accountEmail>;

/** What the link that confirms an address is for. */
export const emailLinkAnswer = z.object({ email: z.string() });

/** A place that the person is signed in at. */
export const ownSession = z.object({
  id: z.uuid(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  startedAt: z.iso.datetime(),
  /** To the day. */
  lastSeenAt: z.iso.datetime(),
  /** `Chrome`; null for a program that is no browser we know. */
  browser: z.string().nullable(),
  /** `Android`; null where the browser does not say. */
  system: z.string().nullable(),
  /** Network address that it began at. */
  address: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Where a person is signed in, this session first. */
export const sessionList = defineList({ pageSize: 20 });

export const endedSessions = z.object({ ended: z.number().int() });
