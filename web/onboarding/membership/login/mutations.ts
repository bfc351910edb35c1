import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { membershipLinkInput } from "#contract/onboarding/own-membership.ts";
import type { api } from "#web/lib/api.ts";
import { formText } from "#web/lib/form-text.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";
import { memberLoginMessages } from "./member-login.messages.ts";

/** What the page of the members answers to its form. */
export interface LinkAnswer {
  sent?: true;
  failure?: FormRefusal;
}

/** For the action of the page: has a link sent to the address or number of a form. */
export async function sendLink(
  form: FormData,
  language: Language,
  client: Pick<typeof api, "memberships">,
): Promise<LinkAnswer> {
  const t = memberLoginMessages[language];
  const slug = formText(form, "slug");
  const read = membershipLinkInput.safeParse({ slug, contact: formText(form, "contact") });
  if (!slug) return { failure: { message: t.saccoMissing, fields: { slug: t.saccoMissing } } };
  if (!read.success) return { failure: { message: t.contactMissing, fields: { contact: t.contactMissing } } };
  try {
    await client.memberships.requestLink({ body: read.data });
    return { sent: true };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { failure: { message: error.message, fields: error.fields } };
  }
}
