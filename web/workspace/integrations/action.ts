import { data } from "react-router";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import type { IntegrationAnswer } from "./answer.ts";

/** What a form of a page does, by its `intent`; `secret` is shown this once. */
export type Intents = Record<string, () => Promise<{ saved: string; secret?: string }>>;

/**
 * Runs the intent that a form names. The calls refuse who may not: a session that ended meanwhile shows beside the
 * form.
 * @throws Response 400 for a form that is none of the page's
 */
export async function runIntent(form: FormData, intents: Intents) {
  const intent = formText(form, "intent");
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!run) throw new Response(null, { status: 400 });
  try {
    return data<IntegrationAnswer>({ intent, ...(await run()) });
  } catch (error) {
    const refused = formFailure(error);
    return data<IntegrationAnswer>({ intent, ...refused.data }, refused.init ?? undefined);
  }
}
