import { type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import { calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { rateLimitHeaders } from "#contract/core/rate-limit.ts";
import { apiContext, sessionContext, visitContext } from "#web/lib/context.ts";
import { handleErrors } from "#web/lib/route-failures.ts";
import { jobSeeker, workspace } from "#web/lib/workspace.test-helper.ts";

interface Route {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

const routes = import.meta.glob<Route>("./**/*.{ts,tsx}", { eager: false });
routes["../root.tsx"] = () => import("../root.tsx") as Promise<Route>;

/** Somebody who may see every page. */
const everybody: User = {
  ...jobSeeker,
  organization: workspace.name,
  workspace: { ...workspace, isProvider: true },
};

const id = "01900000-0000-7000-8000-000000000000";

/** The API while all limits are used up. */
const refusing: typeof fetch = async () =>
  Response.json(
    new CodedError("rate_limited", "Too many attempts. Please try again in 40 seconds.").toAnswer(),
    {
      status: 429,
      headers: { [rateLimitHeaders.retryAfter]: "40" },
    },
  );

/** Calls a route's loader as the server's build does; undefined for a route without one. */
async function visit(file: string, user: User | null) {
  const module = await routes[file]?.();
  if (!module?.loader) return undefined;
  const context = new RouterContextProvider();
  const reported: unknown[] = [];
  context.set(apiContext, createClient(calls, { baseUrl: "http://site.example", fetcher: refusing }));
  context.set(sessionContext, async () => user);
  context.set(visitContext, {
    fetch: refusing,
    nonce: "",
    requestId: "4f1d",
    takeWhole: () => {},
    report: (error) => reported.push(error),
  });
  const { routes: answering } = handleErrors({
    routes: { page: { id: "page", path: "", module } },
  } as never);
  const loader = (answering as ServerBuild["routes"]).page?.module.loader as NonNullable<Route["loader"]>;
  const url = new URL(`http://site.example/page?job=${id}&sacco=umoja`);
  const params = { id, slug: `loan-officer-${id}`, module: "none" };
  try {
    return { reported, answer: await loader({ context, url, params, request: new Request(url) } as never) };
  } catch (thrown) {
    return { reported, thrown };
  }
}

const thrownStatus = (thrown: unknown) =>
  thrown instanceof Response ? thrown.status : (thrown as { init?: { status?: number } }).init?.status;

/** What is shown of a page when every call is refused: the page, with a word in the place of what did not come. */
const standing = [
  "./jobs-dashboard.tsx",
  "./dashboard/overview.tsx",
  "./dashboard/settings.tsx",
  "./jobs-login.tsx",
];

describe.each(Object.keys(routes).filter((file) => !file.includes(".test.")))("the page of %s", (file) => {
  it.each([
    ["somebody signed in", everybody],
    ["a visitor", null],
  ])("is shown without, or refused as its calls are, to %s", async (_, user) => {
    const visited = await visit(file, user);
    if (!visited) return;
    expect(visited.reported, "nothing unexpected").toEqual([]);
    if (!("thrown" in visited)) return;
    const { thrown } = visited;
    const status = thrownStatus(thrown);
    expect([302, 404, 429], String(thrown)).toContain(status);
    if (status === 429 && !(thrown instanceof Response))
      expect(thrown).toMatchObject({ data: { code: "rate_limited", retryAfter: 40 } });
  });
});

it.each(standing)("%s is shown without what is refused", async (file) => {
  const visited = await visit(file, file.includes("login") ? null : everybody);
  expect(visited).not.toHaveProperty("thrown");
});
