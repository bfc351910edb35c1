import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type EntryContext, matchRoutes, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import routes from "../routes.ts";
import { createPartHandlers, routesBeginningWith } from "./part-of-build.ts";

type Routes = ServerBuild["routes"];
type Matched = { id: string; path?: string; index?: boolean; children?: Matched[] };

/** The product's own routes, as a build names them. */
function routesOfBuild(entries: readonly RouteConfigEntry[], parentId = "root"): Routes {
  return Object.fromEntries(
    entries.flatMap(({ file, id = file, path, index, children = [] }) => [
      [id, { id, parentId, path, index, module: {} }] as never,
      ...Object.entries(routesOfBuild(children, id)),
    ]),
  );
}
const all: Routes = { root: { id: "root", path: "", module: {} } as never, ...routesOfBuild(await routes) };

/** As React Router puts the routes of a build together. */
function treeOf(part: Routes, parentId?: string): Matched[] {
  return Object.values(part).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [{ id, path, ...(index ? { index } : { children: treeOf(part, id) }) } as Matched];
  });
}
const matched = (part: Routes, address: string) =>
  matchRoutes(treeOf(part) as never, address)?.map(({ route, params }) => [(route as Matched).id, params]);

/** Addresses that every pattern of the product stands for, some in other letters. */
const addresses = Object.keys(all)
  .map((id) => {
    const path: string[] = [];
    for (let at: string | undefined = id; at; at = all[at]?.parentId) path.unshift(all[at]?.path ?? "");
    return `/${path.filter(Boolean).join("/")}`.replace(/:\w+\??/g, "teller-1").replace("*", "no/such");
  })
  .flatMap((address) => [address, address.toUpperCase(), `${address}/and-more`]);

it("finds among the routes for an address what is found among all", () => {
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) {
    const part = address.slice(1).split("/")[0]?.toLowerCase() ?? "";
    const reduced = routesBeginningWith(part, all);
    expect(matched(reduced, address), address).toEqual(matched(all, address));
    // Every page tells the browser of the root's.
    expect(matched(reduced, "/")).toEqual(matched(all, "/"));
  }
});

it("leaves most routes out", () => {
  for (const part of ["", "jobs", "hr-manager"])
    expect(Object.keys(routesBeginningWith(part, all)).length).toBeLessThan(Object.keys(all).length / 3);
});

it("answers the page and the data of one place by one handler, and what nobody knows by all", () => {
  const at = createPartHandlers({ routes: all, assets: { routes: {} } } as ServerBuild, "production");
  const whole = at("/__manifest");
  for (const same of ["/nobody", "//jobs", "/%6Aobs", "/nobody.data"]) expect(at(same)).toBe(whole);
  expect(at("/jobs/teller-1.data")).toBe(at("/jobs"));
  expect(at("/jobs.data")).toBe(at("/Jobs"));
  expect(at("/_.data")).toBe(at("/"));
  expect(new Set([whole, at("/"), at("/jobs"), at("/hr-manager")]).size).toBe(4);
});

it("renders a page that knows no other routes than those of its part", async () => {
  const page = () => null;
  const module = (text: string) => ({ loader: () => ({ text }), default: page });
  const build = {
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers, { manifest }: EntryContext) =>
          new Response(Object.keys(manifest.routes).join(" "), { status, headers }),
      },
    },
    routes: {
      root: { id: "root", path: "", module: { default: page } },
      home: { id: "home", parentId: "root", index: true, module: module("home") },
      jobs: { id: "jobs", parentId: "root", path: "jobs", module: module("jobs") },
      login: { id: "login", parentId: "root", path: "login", module: module("login") },
    },
    assets: {
      entry: { module: "", imports: [] },
      routes: { root: {}, home: {}, jobs: {}, login: {} },
      url: "",
      version: "1",
    },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const answer = await createPartHandlers(build, "production")("/jobs")(new Request("http://a.example/jobs"));
  expect([answer.status, await answer.text()]).toEqual([200, "root home jobs"]);
});
