import type { MembershipApplication } from "#contract/onboarding/applications.ts";
import { api } from "#web/lib/api.ts";
import type { DraftTransport } from "#web/ui/wizard/draft-saver.ts";
import type { DraftContent } from "./application.ts";
import { type Input, sentValues, toDraftValues } from "./application-values.ts";

/** The way of one application's draft to the server and back. */
export const draftTransport = (key: string): DraftTransport<DraftContent, MembershipApplication> => ({
  save: (body, { keepalive }) => api.membership.save({ params: { key }, body, keepalive }),
  load: () => api.membership.get({ params: { key } }),
  // It was sent from elsewhere, or is gone.
  endsWith: ["conflict", "not_found"],
});

/** Sends an application, once however often it is tried. */
export const submitApplication = (
  key: string,
  { values, consentVersion }: { values: Input; consentVersion: string },
) =>
  api.membership.submit({
    params: { key },
    body: { values: toDraftValues(sentValues(values)), consentVersion },
  });

/** Sends the link of an application to the person whose it is. */
export const sendResumeLink = (key: string) => api.membership.sendLink({ params: { key } });
