import { Suspense, use } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import * as entry from "./entry.server.tsx";
import { visitContext } from "./lib/context.ts";
import { handleErrors } from "./lib/route-failures.ts";

interface Module {
  default: () => React.ReactNode;
  loader?: () => unknown;
}

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
      </body>
    </html>
  );
}

function Sorry() {
  return <p>Sorry</p>;
}

/** A build of one page, as the bundler would hand it over. */
const buildOf = (page: Module) =>
  ({
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { default: Root, ErrorBoundary: Sorry } },
      page: { id: "page", parentId: "root", index: true, module: page },
    },
    assets: {
      entry: { module: "", imports: [] },
      routes: {
        root: { id: "root", path: "", module: "", hasErrorBoundary: true },
        page: { id: "page", parentId: "root", index: true, module: "", hasLoader: Boolean(page.loader) },
      },
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  }) as unknown as ServerBuild;

/**
 * Opens the page.
 * @param onAnswer called when the answer has begun, before it is read
 * @returns its status and what would be lines of the log
 */
async function open(page: Module, onAnswer = () => {}) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const report = (error: unknown) => reported.push(error);
  let whole: string | undefined;
  const takeWhole = (html: Uint8Array) => {
    whole = new TextDecoder().decode(html);
  };
  context.set(visitContext, { fetch, nonce: "", requestId: "4f1d", report, takeWhole });
  const handle = createRequestHandler(handleErrors(buildOf(page)), "production");
  const answer = await handle(new Request("http://site.example/"), context);
  onAnswer();
  const text = whole ?? (await answer.text());
  return { status: answer.status, text, reported };
}

const bug = new TypeError("Wanjiku has no phone");
function Broken(): never {
  throw bug;
}

function Part({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

describe("a page that fails", () => {
  it("while it is rendered is a 500 and one line of the log", async () => {
    const { status, reported, text } = await open({ default: Broken });
    expect(status).toBe(500);
    expect(reported).toEqual([bug]);
    expect(text).not.toContain("Wanjiku");
  });

  it("while it is loaded is one line, too", async () => {
    const { status, reported } = await open({
      default: () => <p>Here</p>,
      loader: () => Promise.reject(bug),
    });
    expect(status).toBe(500);
    expect(reported).toEqual([bug]);
  });

  it("in a part that comes late leaves the page without it, and is one line in the log", async () => {
    const late = Promise.withResolvers<string>();
    const page = () => (
      <main>
        Here
        <Suspense fallback={<p>Loading</p>}>
          <Part words={late.promise} />
        </Suspense>
      </main>
    );
    const { status, reported, text } = await open({ default: page }, () => late.reject(bug));
    expect(status).toBe(200);
    expect(text).toContain("Here");
    expect(reported).toEqual([bug]);
  });
});
