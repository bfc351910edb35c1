import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { type Language, languagePrefix, readLanguagePath } from "#contract/core/language.ts";

type AssetsManifest = ServerBuild["assets"];
type RouteFunction = (args: LoaderFunctionArgs) => unknown;

/** Loaders and actions see every address as it is in English; the language has its own place (`pageLanguage`). */
function withEnglishAddress(work: RouteFunction): RouteFunction {
  return (args) => {
    const url = new URL(args.url);
    url.pathname = readLanguagePath(url.pathname).path;
    return work({ ...args, url });
  };
}

function localisedRoutes(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, ...module } = route.module;
      return [
        id,
        {
          ...route,
          module: {
            ...module,
            ...(loader ? { loader: withEnglishAddress(loader as RouteFunction) } : {}),
            ...(action ? { action: withEnglishAddress(action as RouteFunction) } : {}),
          },
        },
      ];
    }),
  );
}

/** The scripts of a route, or of the beginning: what React Router splits off a route has its own. */
interface Files {
  module: string;
  imports?: string[] | undefined;
  clientActionModule?: string | undefined;
  clientLoaderModule?: string | undefined;
  clientMiddlewareModule?: string | undefined;
  hydrateFallbackModule?: string | undefined;
}

/** Addresses of the same files with the words of another language in them. */
function localisedAssets(assets: AssetsManifest, fileOf: (address: string) => string): AssetsManifest {
  const files = <Entry extends Files>(entry: Entry): Entry => ({
    ...entry,
    module: fileOf(entry.module),
    imports: entry.imports?.map(fileOf),
    clientActionModule: entry.clientActionModule && fileOf(entry.clientActionModule),
    clientLoaderModule: entry.clientLoaderModule && fileOf(entry.clientLoaderModule),
    clientMiddlewareModule: entry.clientMiddlewareModule && fileOf(entry.clientMiddlewareModule),
    hydrateFallbackModule: entry.hydrateFallbackModule && fileOf(entry.hydrateFallbackModule),
  });
  return {
    ...assets,
    entry: files(assets.entry),
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [id, route && files(route)]),
    ),
  };
}

/**
 * The pages of one language: their addresses begin with its prefix, which React Router puts before every link and
 * takes off every location, and their scripts hold its words only.
 * @param fileOf the script of this language in place of the English one
 */
export function localisedBuild(
  build: ServerBuild,
  language: Language,
  fileOf: (address: string) => string,
): ServerBuild {
  return {
    ...build,
    basename: languagePrefix(language),
    routes: localisedRoutes(build.routes),
    assets: localisedAssets(build.assets, fileOf),
  };
}
