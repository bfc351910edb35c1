import { CodedError } from "#contract/core/errors.ts";
import { type DataRequestKind, dataRequestKinds } from "#contract/onboarding/own-membership.ts";
import type { api } from "#web/lib/api.ts";
import { formText } from "#web/lib/form-text.ts";
import type { OwnAnswer } from "./answer.ts";

const isKind = (value: string): value is DataRequestKind =>
  (dataRequestKinds as readonly string[]).includes(value);

/** For the action of the page: does what one of its forms asks for. */
export async function changeOwn(
  key: string,
  form: FormData,
  { memberships }: Pick<typeof api, "memberships">,
): Promise<OwnAnswer> {
  const params = { key };
  const intent = formText(form, "intent") === "marketing" ? "marketing" : "request";
  try {
    if (intent === "marketing") {
      await memberships.allowMarketing({ params, body: { allowed: formText(form, "allowed") === "true" } });
    } else {
      const kind = formText(form, "kind");
      const body = { kind: isKind(kind) ? kind : "correction", text: formText(form, "text") } as const;
      await memberships.request({ params, body });
    }
    return { intent, saved: true };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { intent, failure: { message: error.message, fields: error.fields } };
  }
}
