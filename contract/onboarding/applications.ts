import { z } from "zod";
import { languages } from "../core/language.ts";
import { draftFields, draftSaveFields } from "../core/wizard.ts";
import { applicationDocument } from "./application-documents.ts";
import { applicationValues } from "./application-form.ts";
import { identityDocuments } from "./application-options.ts";
import { applicationSteps } from "./application-steps.ts";
import { onboardingSettings } from "./settings.ts";

/** How far an application is: `reopened` is one that was sent and has parts to correct. */
export const applicationStatuses = ["draft", "submitted", "reopened"] as const;

/** Minutes for which another phone may photograph documents for an application. */
export const handOverMinutes = 30;

const saccoFields = { slug: z.string(), organization: z.string() };

/** What an applicant has to know of a SACCO before beginning. */
export const joining = z.object({
  ...saccoFields,
  /** Whether it takes applications now. */
  open: z.boolean(),
  ...onboardingSettings.pick({
    entranceFee: true,
    firstShares: true,
    minimumShareCapital: true,
    minimumMonthlyDeposit: true,
    payInto: true,
    requestDays: true,
    decisionHours: true,
    retentionYears: true,
    byLaws: true,
    consentNote: true,
  }).shape,
  /** Of the consent notice; an application names the one that was agreed to. */
  consentVersion: z.string(),
});
export type Joining = z.infer<typeof joining>;

/** A SACCO that takes applications, in the list that one chooses from. */
export const openSacco = joining.pick({ slug: true, organization: true });
export type OpenSacco = z.infer<typeof openSacco>;

/** An application as whoever has its key sees it. */
export const membershipApplication = z.object({
  id: z.uuid(),
  ...saccoFields,
  status: z.enum(applicationStatuses),
  language: z.enum(languages),
  values: applicationValues,
  ...draftFields(applicationSteps),
  documents: z.array(applicationDocument),
  /** Fields and kinds of documents that are to be corrected; nothing else of it can be changed then. */
  parts: z.array(z.string()),
  submittedAt: z.iso.datetime().nullable(),
});
export type MembershipApplication = z.infer<typeof membershipApplication>;

/** The secret of an application's link: whoever has it, has the application. */
export const startedApplication = membershipApplication.extend({ key: z.string() });
export type StartedApplication = z.infer<typeof startedApplication>;

const content = {
  values: applicationValues,
  step: membershipApplication.shape.step,
  /** What the applicant reads, and is written to in. */
  language: z.enum(languages),
};

/** The first save of an application. `clientId` is chosen by the browser: a repeat is answered as the first was. */
export const applicationStart = z.object({ clientId: z.uuid(), ...content });

export const applicationSave = z.object({ ...content, ...draftSaveFields });

/** An application as it is sent: what stands in the form, and the consent notice that was on the screen. */
export const applicationSubmission = z.object({
  values: applicationValues,
  consentVersion: z.string().max(50),
});

/** Where a link went: the address or number, mostly hidden. */
export const sentLink = z.object({ by: z.enum(["mail", "sms"]), to: z.string() });

/** What another phone may do for some minutes: photograph the documents. */
export const handOver = z.object({ key: z.string(), expiresAt: z.iso.datetime() });

/** What that phone has to know; nothing of what was filled in. */
export const captureTask = z.object({
  ...saccoFields,
  language: z.enum(languages),
  identityDocument: z.enum(identityDocuments),
  documents: z.array(applicationDocument),
  /** Kinds that are to be sent again; empty where all may be. */
  parts: z.array(z.string()),
});
export type CaptureTask = z.infer<typeof captureTask>;
