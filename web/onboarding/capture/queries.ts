import { queryOptions } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import { api } from "#web/lib/api.ts";

/** Which documents of an application are there; by its own key or by that of a hand-over. */
export const captureTaskQuery = (key: string) =>
  queryOptions({
    queryKey: ["onboarding", "capture", key],
    queryFn: ({ signal }) => api.membership.capture({ params: { key }, signal }),
  });

/** What a phone is asked to photograph; null for a code that is too old, or none of ours. */
export const loadCaptureTask = (key: string, client: Pick<typeof api, "membership">) =>
  client.membership.capture({ params: { key } }).catch((error: unknown) => {
    if (error instanceof CodedError && ["gone", "not_found"].includes(error.code)) return null;
    throw error;
  });
