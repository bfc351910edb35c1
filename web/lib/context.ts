import { createContext, type RouterContextProvider } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import type { Visit } from "#contract/core/rendering.ts";

/** The typed API client of this page request: in-process calls with the visitor's cookies. */
export const apiContext = createContext<Client<Calls>>();

/** The page request as the server handed it over. Read by what renders pages, never by a loader. */
export const visitContext = createContext<Visit>();

/** Asks who is signed in, once a page request however many loaders want to know; null is nobody. */
export const sessionContext = createContext<() => Promise<User | null>>();

/** What loaders and actions read from the request's context. */
export type PageContext = Readonly<RouterContextProvider>;

/** The signed-in person, or null for a visitor. */
export function currentUser(context: PageContext): Promise<User | null> {
  return context.get(sessionContext)();
}
