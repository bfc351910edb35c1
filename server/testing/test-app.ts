import { afterAll, beforeAll, inject } from "vitest";
import type { Calls } from "#contract/calls.ts";
import { calls } from "#contract/calls.ts";
import { type Client, createClient } from "#contract/core/client.ts";
import { type App, createApp } from "#server/app.ts";
import { copyTemplate } from "./template.ts";
import { testConfig } from "./test-config.ts";

/** The product as a test drives it: real database, real HTTP layer, real sessions. */
export interface TestApp extends App {
  /** The typed client of a visitor, or of whoever the session token belongs to. */
  as(token?: string): Client<Calls>;
}

/** A `fetch` into the app without a socket. */
function injectingFetch(app: App["http"], token: string | undefined): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await app.inject({
      method: request.method as "GET",
      url: request.url,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const body = answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: headers as [string, string][] });
  };
}

/** Adds the clients that tests call an app with. */
export const asTestApp = (app: App): TestApp => ({
  ...app,
  as: (token) =>
    createClient(calls, { baseUrl: "http://localhost:3000", fetcher: injectingFetch(app.http, token) }),
});

/** Starts the product for one test file on a fresh copy of the database, and ends it afterwards. */
export function startTestApp(environment: NodeJS.ProcessEnv = {}): { readonly current: TestApp } {
  let app: TestApp | undefined;
  let remove: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const copy = await copyTemplate(inject("template"));
    remove = copy.remove;
    app = asTestApp(await createApp(testConfig(copy.folder, copy.url, environment), { rateLimits: false }));
  });
  afterAll(async () => {
    await app?.http.close();
    await remove?.();
  });
  return {
    get current() {
      if (!app) throw new Error("the app starts in beforeAll; use it inside a test");
      return app;
    },
  };
}
