import { CodedError } from "#contract/core/errors.ts";

/** What became of the link that opened a page: it works, is over, or came without its token. */
export type MailLink<Answer> =
  | { state: "works"; answer: Answer }
  | { state: "over" }
  | { state: "incomplete" };

/**
 * For loaders: asks what the `token` in a page's address is for. Asking uses nothing up: mail scanners open links
 * before their owners do.
 */
export async function checkLink<Answer>(
  url: URL,
  ask: (token: string) => Promise<Answer>,
): Promise<MailLink<Answer>> {
  const token = url.searchParams.get("token");
  if (!token) return { state: "incomplete" };
  try {
    return { state: "works", answer: await ask(token) };
  } catch (error) {
    // One that is too long to be ours is as good as unknown.
    if (error instanceof CodedError && ["token_invalid", "validation"].includes(error.code)) {
      return { state: "over" };
    }
    throw error;
  }
}
