import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** The first part of a pattern or of an address in small letters, as React Router compares them: `jobs` of `/jobs/:slug`. */
const firstPart = (path: string): string => path.replace(/^\//, "").split("/", 1)[0]?.toLowerCase() ?? "";

/** The whole pattern of a route: `""` for the page at the root. */
function patternOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return "";
  return [patternOf(routes, route.parentId), route.path ?? ""].filter(Boolean).join("/");
}

/** Whether a route can stand at an address that begins with `part`. The browser learns of the root's page from every page. */
function mayBeginWith(part: string, pattern: string): boolean {
  const own = firstPart(pattern);
  return own === part || own === "" || /^[:*]|\?$/.test(own);
}

/** The routes for addresses that begin with `part`, and those that they are in. */
export function routesBeginningWith(part: string, routes: Routes): Routes {
  const kept: Routes = {};
  for (const [id, route] of Object.entries(routes)) {
    const matchesItself = route?.index || route?.path !== undefined;
    if (!matchesItself || !mayBeginWith(part, patternOf(routes, id))) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) kept[at] = routes[at];
  }
  // In the order that they had, which decides between patterns of the same rank.
  return Object.fromEntries(Object.keys(routes).flatMap((id) => (id in kept ? [[id, kept[id]]] : [])));
}

/** The build with these routes only: the page's own list of them is read at each rendering, too. */
const partOf = (build: ServerBuild, routes: Routes): ServerBuild => ({
  ...build,
  routes,
  assets: {
    ...build.assets,
    routes: Object.fromEntries(Object.keys(routes).map((id) => [id, build.assets.routes[id]])),
  },
});

/** First parts that patterns name, so that addresses which begin with them need no other. */
const namedParts = (routes: Routes): Set<string> =>
  new Set(
    Object.keys(routes)
      .map((id) => firstPart(patternOf(routes, id)))
      .filter((part) => part !== "" && !/^[:*]|\?$/.test(part)),
  );

/**
 * Answers requests with React Router. At each it goes through all routes several times, which for a small page is a
 * seventh of its work: so an address is answered by a part of the build that has only the routes which may stand there.
 * @returns takes the address, in English, and gives what answers it
 */
export function createPartHandlers(build: ServerBuild, mode: string): (path: string) => RequestHandler {
  const named = namedParts(build.routes);
  const handlers = new Map<string, RequestHandler>();
  const whole = createRequestHandler(build, mode);
  return (path) => {
    // The data of a page is asked for at its address with `.data`, and of the root's at `/_.data`.
    const part = firstPart(path.replace(/\.data$/, "").replace(/^\/_$/, "/"));
    const isRoot = part === "" && !path.startsWith("//");
    if (!isRoot && !named.has(part)) return whole;
    const handler =
      handlers.get(part) ??
      createRequestHandler(partOf(build, routesBeginningWith(part, build.routes)), mode);
    handlers.set(part, handler);
    return handler;
  };
}
