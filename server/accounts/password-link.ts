import { randomBytes } from "node:crypto";
import type { Tx } from "#server/platform/database/database.ts";
import { insertVerification } from "./accounts.queries.ts";

/**
 * Makes a link that sets the person's password, once.
 * @param origin public origin of the installation
 * @param lifetimeMillis how long it works
 */
export async function passwordLink(
  tx: Tx,
  origin: string,
  userId: string,
  lifetimeMillis: number,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  // The identifier that better-auth's resetPassword consumes.
  await insertVerification(tx, `reset-password:${token}`, userId, new Date(Date.now() + lifetimeMillis));
  return `${origin}/reset-password?token=${token}`;
}
