import { afterAll, beforeAll, inject } from "vitest";
import type { Calls } from "#contract/calls.ts";
import { calls } from "#contract/calls.ts";
import { type Client, createClient } from "#contract/core/client.ts";
import type { Language } from "#contract/core/language.ts";
import { type App, type AppOptions, createApp } from "#server/app.ts";
import { isInsideTransaction } from "#server/platform/database/scope.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { copyTemplate } from "./template.ts";
import { testConfig, testOptions } from "./test-config.ts";

/** The product as a test drives it: real database, real HTTP layer, real sessions. */
export interface TestApp extends App {
  /** The typed client of a visitor, or of whoever the session token belongs to; it asks for answers in a language. */
  as(token?: string, language?: Language): Client<Calls>;
}

/** What the query of a call may hold. */
export type QueryOf<Call extends (...input: never) => unknown> = Parameters<Call>[0] extends
  | { query?: infer Query }
  | undefined
  ? NonNullable<Query>
  : never;

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
  as: (token, language) =>
    createClient(calls, {
      baseUrl: "http://localhost:3000",
      fetcher: injectingFetch(app.http, token),
      ...(language ? { language } : {}),
    }),
});

/** Fails whatever reads or writes files while a transaction waits for it. */
function keepOutOfTransactions(files: FileStore): void {
  const guarded =
    <Given extends unknown[], Answer>(method: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (isInsideTransaction()) throw new Error("A transaction must not wait for the file store.");
      return method(...given);
    };
  const { put, get, delete: remove, exists } = files;
  Object.assign(files, {
    put: guarded(put),
    get: guarded(get),
    delete: guarded(remove),
    exists: guarded(exists),
  });
}

interface Started {
  app: TestApp;
  stop(): Promise<void>;
}

async function start(
  environment: NodeJS.ProcessEnv = {},
  options: AppOptions = testOptions,
): Promise<Started> {
  const copy = await copyTemplate(inject("template"));
  const config = testConfig(copy.folder, copy.url, environment);
  const app = asTestApp(await createApp(config, { keepMail: true, ...options }));
  keepOutOfTransactions(app.platform.files);
  return {
    app,
    async stop() {
      await app.http.close();
      await copy.remove();
    },
  };
}

/** The app that the test files of one worker share; it ends with the worker. */
let shared: Promise<Started> | undefined;

/**
 * The product for the tests of one file. Starting it costs more than most files need themselves, so the files
 * that one worker runs share an app and its database: a test makes organisations and people of its own, and
 * expects nothing of what else is there.
 */
export function startTestApp(): { readonly current: TestApp } {
  let started: Started | undefined;
  beforeAll(async () => {
    shared ??= start();
    started = await shared;
  });
  return currentOf(() => started);
}

/** Where the app listens; the files that share it share the address, too. */
export async function addressOf({ http }: TestApp): Promise<string> {
  if (!http.server.listening) await http.listen({ host: "127.0.0.1", port: 0 });
  return http.listeningOrigin;
}

/**
 * The product on a copy of the database that only this file sees, and which ends with it: for what is counted
 * across all organisations, and for another configuration.
 * @param options without more, the calls' own limits are left out
 */
export function startOwnTestApp(
  environment?: NodeJS.ProcessEnv,
  options?: AppOptions,
): { readonly current: TestApp } {
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start(environment, options);
  });
  afterAll(() => started?.stop());
  return currentOf(() => started);
}

const currentOf = (started: () => Started | undefined) => ({
  get current() {
    const app = started()?.app;
    if (!app) throw new Error("the app starts in beforeAll; use it inside a test");
    return app;
  },
});
