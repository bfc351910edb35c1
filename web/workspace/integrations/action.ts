import { formFailure } from "#web/lib/failure.ts";
import { textOf } from "#web/workspace/settings/answer.ts";

/** What a form of a page does, by its `intent`; `secret` is shown this once. */
export type Intents = Record<string, () => Promise<{ saved: string; secret?: string }>>;

/**
 * Runs the intent that a form names. The calls refuse who may not: a session that ended meanwhile shows beside the
 * form.
 * @throws Response 400 for a form that is none of the page's
 */
export async function runIntent(form: FormData, intents: Intents) {
  const run = Object.hasOwn(intents, textOf(form, "intent")) ? intents[textOf(form, "intent")] : undefined;
  if (!run) throw new Response(null, { status: 400 });
  try {
    return await run();
  } catch (error) {
    return formFailure(error);
  }
}
