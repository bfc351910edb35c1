import { CodedError } from "#contract/core/errors.ts";
import type { api } from "#web/lib/api.ts";

/** What a key opens, or why it opens nothing any more. */
export async function loadOwn(key: string, client: Pick<typeof api, "memberships">) {
  try {
    return { own: await client.memberships.get({ params: { key } }) };
  } catch (error) {
    const isClosed = error instanceof CodedError && (error.code === "gone" || error.code === "not_found");
    if (!isClosed) throw error;
    return { own: null, closed: error.message, status: error.status };
  }
}
