import { calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** A visitor's or a person's client of a listening app. */
function clientOf(address: string, token?: string) {
  return createClient(calls, {
    baseUrl: address,
    fetcher: (input, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set("authorization", `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
}

/** The app in this process, listening, for the people and rows that a measurement begins with. Close its `http`. */
export async function openSampleApp(config: Config): Promise<TestApp> {
  const app = await createApp(config, { rateLimits: false });
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  return { ...app, as: (token) => clientOf(address, token) };
}
