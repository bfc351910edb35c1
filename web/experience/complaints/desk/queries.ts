import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Milliseconds between two looks at who else is there. */
const presenceInterval = 15_000;

/** Says that one has a complaint open, and who else has; again and again while the page is in view. */
export const presenceQuery = (id: string, writing: boolean) =>
  queryOptions({
    queryKey: ["complaint presence", id, writing],
    queryFn: ({ signal }) => api.experience.complaints.present({ params: { id }, body: { writing }, signal }),
    refetchInterval: presenceInterval,
    retry: false,
    staleTime: 0,
  });
