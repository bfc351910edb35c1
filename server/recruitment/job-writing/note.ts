import type { ModelFailure } from "#server/platform/language-model/language-model.ts";
import type { WrittenJob } from "./write-job.ts";

const quoted = (texts: readonly string[]) => [...new Set(texts)].map((text) => `“${text}”`).join(", ");

/** Why the built-in generator wrote although there is a language model. */
const fallbacks: Record<ModelFailure, string> = {
  timeout: "The language model did not answer in time.",
  refused: "The language model declined to write this.",
  unfit: "What the language model wrote could not be used.",
  busy: "The language model has too much to do at the moment.",
  denied: "The language model refused this installation; its settings need your administrator.",
  unavailable: "The language model cannot be reached.",
};

const last = "Check pay and benefits before you publish.";

/** What was asked for and not taken over. */
function refusals({ wishes }: WrittenJob): string[] {
  const unfair =
    wishes.unfair.length > 0
      ? [`Not taken over, since nobody may be chosen by it: ${quoted(wishes.unfair)}.`]
      : [];
  return wishes.unclear.length > 0 ? [...unfair, `Not taken over: ${wishes.unclear.join("; ")}.`] : unfair;
}

function basisOf({ post }: WrittenJob): string {
  if (post.exact)
    return "Written by the built-in generator from what it knows of this post in Kenyan SACCOs.";
  if (post.role) {
    return `Written by the built-in generator on the basis of its text for ${post.role.title}, the post nearest to this title.`;
  }
  return "Written by the built-in generator, which knows little of this post: add what the work is at your SACCO.";
}

/** What HR should know of a text that the built-in generator wrote. @param failure of the language model before it */
export const noteOn = (written: WrittenJob, failure?: ModelFailure): string =>
  [...(failure ? [fallbacks[failure]] : []), basisOf(written), ...refusals(written), last].join(" ");

/** The same of a text that the language model wrote. */
export const modelNoteOn = (written: WrittenJob, finds: number): string =>
  [
    "Written by the language model that this installation uses; it can be wrong, so read it before you publish.",
    ...(finds > 0 ? ["Some of its words keep people out: they are marked, with better ones."] : []),
    ...refusals(written),
  ].join(" ");
