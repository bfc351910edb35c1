import { data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { CodedError, type ErrorAnswer } from "#contract/core/errors.ts";
import { visitContext } from "./context.ts";
import { pageLanguage } from "./language.ts";

/**
 * What an error page knows of the failure: the API's answer, the name of the request in the log, and after how many
 * seconds it is worth another try, where that is known.
 */
export type PageFailure = ErrorAnswer & { requestId: string; retryAfter?: number };

type RouteFunction = (args: LoaderFunctionArgs) => unknown;

/** What routes throw on purpose: an answer, a redirect, or `data` with a status. */
const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (typeof thrown === "object" &&
    thrown !== null &&
    "type" in thrown &&
    thrown.type === "DataWithResponseInit");

function pageFailure(
  thrown: unknown,
  { context, request }: LoaderFunctionArgs,
): PageFailure & { status: number } {
  const { requestId, report } = context.get(visitContext);
  const coded = thrown instanceof CodedError ? thrown : new CodedError("internal");
  // A coded failure has been logged by the call that answered it, and a visitor who left misses no page.
  if (coded !== thrown && !request.signal.aborted) report(thrown);
  const { status, retryAfter } = coded;
  return {
    ...coded.toAnswer(pageLanguage(context)),
    requestId,
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** The server's own refusal of a body that does not end; its class is not ours, since the build has a copy. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "request_too_large";

/** What no browser would send as a form is the sender's mistake, not a failure of the page. */
function refuseUnreadableForm({ request }: LoaderFunctionArgs): void {
  const read = request.formData.bind(request);
  request.formData = () =>
    read().catch((error: unknown) => {
      throw new CodedError(isTooLarge(error) ? "request_too_large" : "malformed_request");
    });
}

function answerFailure(work: RouteFunction, hasPage: boolean): RouteFunction {
  return async (args) => {
    try {
      refuseUnreadableForm(args);
      return await work(args);
    } catch (thrown) {
      if (isAnswer(thrown)) throw thrown;
      const { status, ...failure } = pageFailure(thrown, args);
      if (hasPage) throw data(failure, { status });
      throw new Response(`${failure.message}\n`, { status, headers: { "content-type": "text/plain" } });
    }
  };
}

/**
 * Lets every loader and action answer a failure that it does not handle itself with the failure's own status:
 * what the API refuses (400, 404, 429 ...) shows the error page of that status, and what no one expected is
 * logged and shows the page of a 500 with the request's id. A route without a page says it in one line.
 */
export function handleErrors<Build extends Pick<ServerBuild, "routes">>(build: Build): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action, ...module } = route.module;
    const hasPage = module.default !== undefined;
    return [
      id,
      {
        ...route,
        module: {
          ...module,
          ...(loader ? { loader: answerFailure(loader as RouteFunction, hasPage) } : {}),
          ...(action ? { action: answerFailure(action as RouteFunction, hasPage) } : {}),
        },
      },
    ] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
