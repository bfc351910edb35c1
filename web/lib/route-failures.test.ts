import { type LoaderFunctionArgs, RouterContextProvider, redirect, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import { visitContext } from "./context.ts";
import { handleErrors } from "./route-failures.ts";

/** Calls a loader that throws `thrown`, as the server's build would hold it. */
async function loaded(thrown: unknown, { hasPage = true, left = false } = {}) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(visitContext, {
    fetch,
    nonce: "",
    requestId: "4f1d",
    takeWhole: () => {},
    report: (error) => reported.push(error),
  });
  const loader = () => Promise.reject(thrown);
  const module = { loader, default: hasPage ? () => null : undefined };
  const { routes } = handleErrors({
    routes: { page: { id: "page", path: "", module } },
  } as unknown as ServerBuild);
  const signal = left ? AbortSignal.abort() : undefined;
  const args = {
    context,
    request: new Request("http://site.example/", { signal }),
  } as unknown as LoaderFunctionArgs;
  const load = routes.page?.module.loader as unknown as (given: LoaderFunctionArgs) => Promise<unknown>;
  const answer = await load(args).catch((error: unknown) => error);
  return { answer, reported };
}

describe("a loader that fails", () => {
  it.each([
    ["validation", 400],
    ["unauthenticated", 401],
    ["not_found", 404],
    ["rate_limited", 429],
    ["internal", 500],
  ] as [ErrorCode, number][])("answers %s of the API with its own status", async (code, status) => {
    const { answer, reported } = await loaded(new CodedError(code));
    expect(answer).toMatchObject({ init: { status }, data: { code, requestId: "4f1d" } });
    // The call that answered it has logged what there was to log.
    expect(reported).toEqual([]);
  });

  it("reports what no one expected, and shows the visitor no more than the request's name", async () => {
    const bug = new TypeError("Wanjiku has no phone");
    const { answer, reported } = await loaded(bug);
    expect(reported).toEqual([bug]);
    expect(answer).toMatchObject({ init: { status: 500 }, data: { code: "internal", requestId: "4f1d" } });
    expect(JSON.stringify(answer)).not.toContain("Wanjiku");
  });

  it("says nothing of a visitor who left", async () => {
    expect((await loaded(new Error("aborted"), { left: true })).reported).toEqual([]);
  });

  it("passes on what the route answers itself", async () => {
    const elsewhere = redirect("/login");
    expect((await loaded(elsewhere)).answer).toBe(elsewhere);
  });

  it("answers in one line where there is no page", async () => {
    const { answer } = await loaded(new CodedError("not_found"), { hasPage: false });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(404);
    expect(await (answer as Response).text()).toBe("We could not find what you asked for.\n");
  });
});
