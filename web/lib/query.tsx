import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * Defaults of every query: no refetch on window focus, no polling, data never stale, no retries
 * (specification 000, section 9). A screen that polls says so itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Without a connection they fail and say so: one that waits shows a spinner for ever, and is lost with its tab.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Wrap the layout of pages that use queries in it; other pages then never download the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
