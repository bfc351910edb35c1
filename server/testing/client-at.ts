import { calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";

/** A visitor's, or a person's, client of a server that listens at an address. @param token of the person's session */
export const clientAt = (address: string, token?: string) =>
  createClient(calls, {
    baseUrl: address,
    fetcher: (input, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set("authorization", `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
