import { queryOptions } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import { applicationPath } from "#contract/onboarding/addresses.ts";
import { api } from "#web/lib/api.ts";
import type { KnownApplication } from "./application.ts";

/** How far the checks of an application that was sent are. */
export const checksQuery = (key: string, client = api) =>
  queryOptions({
    queryKey: ["membership-application-checks", key],
    queryFn: () => client.caseChecks.progress({ params: { key } }),
  });

/** An application that a browser remembers; null where it is gone, or another SACCO's. */
export async function knownApplication(
  slug: string,
  key: string,
  client: typeof api,
): Promise<KnownApplication | null> {
  try {
    const found = await client.membership.get({ params: { key } });
    if (found.slug !== slug) return null;
    return {
      path: applicationPath(slug, key),
      sent: found.status === "submitted",
      step: found.step,
      updatedAt: found.updatedAt,
    };
  } catch (error) {
    if (error instanceof CodedError && error.status < 500) return null;
    throw error;
  }
}
