import { forgetKeptText } from "./kept-storage.ts";

/**
 * The browser's half of an action whose form is gone once it is done: what was sent need not be kept any longer. A
 * refusal keeps it.
 * @param send the route's own `serverAction`
 * @param names under which the form keeps what is typed
 * @param isSent whether an answer, or the address of the page that the action leads to, means that it was done; any
 *   address does otherwise
 */
export async function forgetWhenSent<Answer extends object>(
  send: () => Promise<Answer>,
  names: readonly string[],
  isSent: (outcome: Answer | string) => boolean = (outcome) => typeof outcome === "string",
): Promise<Answer> {
  const heed = (outcome: Answer | string) => {
    if (isSent(outcome)) names.forEach(forgetKeptText);
  };
  try {
    const answer = await send();
    heed(answer);
    return answer;
  } catch (leads) {
    const to = leads instanceof Response ? leads.headers.get("location") : null;
    if (to !== null) heed(to);
    throw leads;
  }
}
