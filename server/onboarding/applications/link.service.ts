import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { email as emailField, phone as phoneField } from "#contract/core/fields.ts";
import { textOf } from "#contract/core/messages.ts";
import type { ApplicationValues } from "#contract/onboarding/application-form.ts";
import type { sentLink } from "#contract/onboarding/applications.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { checkInput } from "#server/platform/http/input.ts";
import { informApplicant, type Reader } from "./applicant-news.ts";
import { applicantMessages } from "./applications.messages.ts";
import { keyOf } from "./drafts.service.ts";
import { type Applicants, locate, onApplication, requireApplication } from "./open-application.ts";

/** Links that may go to one address or number in an hour: anybody can type anybody's. */
const linksPerHour = 5;

const checked = (schema: z.ZodType<string>, typed: string | undefined): string | null => {
  const read = checkInput(schema, typed ?? "");
  return read.problems ? null : read.data;
};

/** Where an applicant can be reached by what is typed so far. */
export const readerOf = ({ email, primaryMobileNumber }: ApplicationValues): Reader => ({
  email: checked(emailField, email),
  phone: checked(phoneField, primaryMobileNumber),
});

/** `w***@mail.example`, `+2547*****678`: enough to know one's own again. */
const hidden = (to: string): string =>
  to.includes("@") ? to.replace(/^(.).*(?=@)/, "$1***") : to.replace(/^(.{5}).*(?=.{3}$)/, "$1*****");

/**
 * Sends the link of an application to its email address, or to its number where there is none.
 * @throws CodedError not_found, validation without either, rate_limited
 */
export async function sendLink(applicants: Applicants, key: string): Promise<z.infer<typeof sentLink>> {
  const { limits, database, keys } = applicants;
  const where = await locate(applicants, key);
  const { application } = await inOrganisation(database, where.organisationId, (scope) =>
    requireApplication(scope, where.id),
  );
  const { email, phone } = readerOf(application.values);
  const to = email ?? phone;
  if (!to) {
    const sentence = textOf(applicantMessages, (t) => t.nowhereToSend);
    throw new CodedError("validation", undefined, { email: sentence });
  }
  await limits.require(
    { name: "links of applications", count: linksPerHour, seconds: 3600 },
    [to],
    textOf(applicantMessages, (t) => t.severalLinksSent),
  );
  const reader = email ? { email, phone: null } : { email: null, phone };
  await onApplication(applicants, where, async (scope, found) =>
    informApplicant(applicants, scope, found, {
      news: "link",
      key: await keyOf(scope, keys, found.application),
      reader,
    }),
  );
  return { by: email ? "mail" : "sms", to: hidden(to) };
}
