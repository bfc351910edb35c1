import { CodedError } from "#contract/core/errors.ts";
import type { api } from "#web/lib/api.ts";

/** The key where it is that of an application with parts to correct; a link that was sent to a member opens none. */
async function keyOfReopened(key: string, client: Pick<typeof api, "membership">): Promise<string | null> {
  try {
    const { status } = await client.membership.get({ params: { key } });
    return status === "reopened" ? key : null;
  } catch (error) {
    if (error instanceof CodedError && error.status < 500) return null;
    throw error;
  }
}

/** What a key opens, or why it opens nothing any more. */
export async function loadOwn(key: string, client: Pick<typeof api, "membership" | "memberships">) {
  try {
    const own = await client.memberships.get({ params: { key } });
    return { own, reopenedKey: await keyOfReopened(key, client) };
  } catch (error) {
    const isClosed = error instanceof CodedError && (error.code === "gone" || error.code === "not_found");
    if (!isClosed) throw error;
    return { own: null, closed: error.message, status: error.status };
  }
}
