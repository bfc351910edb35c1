import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * The team's free times. While they are asked for again the last ones stay.
 * @param taken how often a chosen one turned out to be gone
 */
export const slotsQuery = (taken: number) =>
  queryOptions({
    queryKey: ["enquiry slots", taken],
    queryFn: ({ signal }) => api.enquiries.slots({ query: {}, signal }),
    placeholderData: keepPreviousData,
  });
