import { queryOptions } from "@tanstack/react-query";
import type { Page } from "#contract/core/paging.ts";
import { deliveryList, type WebhookDelivery } from "#contract/workspace/webhooks.ts";
import { api } from "#web/lib/api.ts";
import { type ListState, listQuery } from "#web/lib/list-state.ts";

/** What the log shows, as its address states it. */
export type DeliveryFilters = ListState<typeof deliveryList>;

/** Milliseconds between two looks at an event that is being sent. */
const pollInterval = 1500;

/** Whether an event is on its way right now; one that waits for another attempt may do so for hours. */
export const isBeingSent = ({ state, attempts }: Pick<WebhookDelivery, "state" | "attempts">): boolean =>
  state === "queued" && attempts === 0;

/**
 * What went to a webhook. Looked at again while something is being sent for the first time.
 * @param loadedAt when the page was loaded: every action of it loads the log anew
 */
export const deliveriesQuery = (
  id: string,
  filters: DeliveryFilters,
  loadedAt: number,
  client: Pick<typeof api, "workspace"> = api,
) =>
  queryOptions({
    queryKey: ["webhook deliveries", id, filters, loadedAt],
    queryFn: ({ signal }) =>
      client.workspace.webhooks.deliveries({
        params: { id },
        query: listQuery(deliveryList, filters),
        signal,
      }),
    refetchInterval: ({ state: { data } }: { state: { data: Page<WebhookDelivery> | undefined } }) =>
      data?.rows.some(isBeingSent) ? pollInterval : false,
  });
