import { type Call, type CallTree, isCall } from "./call.ts";

/** What sending a call takes, without the schemas of what is sent and answered. */
export interface Wire extends Pick<Call, "method" | "path" | "paged"> {
  readonly form?: unknown;
  readonly download?: unknown;
  readonly progress?: unknown;
}

/** A tree of calls with that much of each. A tree of whole calls is one, too. */
export type WireTree<T extends CallTree> = {
  readonly [K in keyof T]: T[K] extends Call ? Wire : T[K] extends CallTree ? WireTree<T[K]> : never;
};

const wireOfCall = ({ method, path, paged, form, download, progress }: Call): Wire => ({
  method,
  path,
  ...(paged ? { paged } : {}),
  ...(form ? { form: true } : {}),
  ...(download ? { download: true } : {}),
  ...(progress ? { progress: true } : {}),
});

/** What sending each call of a tree takes, as plain data. */
export const wireOf = <T extends CallTree>(calls: T): WireTree<T> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, node]) => [name, isCall(node) ? wireOfCall(node) : wireOf(node)]),
  ) as WireTree<T>;
