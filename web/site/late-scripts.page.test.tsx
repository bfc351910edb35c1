import { renderToString } from "react-dom/server";
import { createRequestHandler, type ServerBuild, ServerRouter } from "react-router";
import { expect, it } from "vitest";
import { LateScripts } from "./late-scripts.tsx";

let nonce = "";

const Page = () => <LateScripts />;

const routeOf = (id: string, path: string) => ({
  id,
  path,
  parentId: "root",
  module: { default: () => null },
});
const fileOf = (id: string, path: string) => ({
  id,
  path,
  parentId: "root",
  module: `/${id}.js`,
  imports: [],
});

/** A build of two pages that answers with what their scripts are. */
const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: never) =>
        new Response(renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />), {
          status,
          headers,
        }),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: Page } },
    jobs: routeOf("jobs", "/jobs"),
    agents: routeOf("agents", "/agents"),
  },
  assets: {
    entry: { module: "/entry.js", imports: ["/shared.js"] },
    routes: {
      root: { id: "root", path: "", module: "/root.js" },
      jobs: fileOf("jobs", "/jobs"),
      agents: fileOf("agents", "/agents"),
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const answer = createRequestHandler(build, "production");

async function page(path: string, withNonce: string): Promise<string> {
  nonce = withNonce;
  return (await answer(new Request(`http://localhost${path}`))).text();
}

it("says the same when a page is written again, with the nonce of each time", async () => {
  const first = await page("/jobs", "one");
  expect(first).toContain('nonce="one"');
  expect(first).toContain("window.__reactRouterContext = ");
  expect(first).toContain("/jobs.js");
  expect(first).not.toContain("/agents.js");
  expect(await page("/jobs", "two")).toBe(first.replaceAll('"one"', '"two"'));
  expect(await page("/agents", "one")).toContain("/agents.js");
  expect(await page("/jobs", "one")).toBe(first);
});
