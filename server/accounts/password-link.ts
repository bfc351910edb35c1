import type { Text } from "#contract/core/messages.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { newToken } from "#server/platform/token-digest.ts";
import { insertPasswordLink } from "./password-link.queries.ts";

/** Where a person replaces a password, and where they choose their first one and are welcomed. */
type PasswordPage = "reset-password" | "welcome";

/**
 * Makes a link that sets the person's password, once.
 * @param origin public origin of the installation
 * @param lifetimeMillis how long it works
 * @returns the link in each language, and until when it works
 */
export async function passwordLink(
  tx: Tx,
  origin: string,
  { userId, page, lifetimeMillis }: { userId: string; page: PasswordPage; lifetimeMillis: number },
): Promise<{ url: Text; until: Date }> {
  const token = newToken();
  const until = new Date(Date.now() + lifetimeMillis);
  await insertPasswordLink(tx, token, userId, until);
  return { url: pageInEach(origin, `/${page}?token=${token}`), until };
}
