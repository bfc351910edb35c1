import type { ReadCall } from "./client.ts";

/**
 * The interface between the server and the web build: the server hands over a page request, the web answers
 * the page. Neither imports the other; both know this shape.
 */
export interface Visit {
  /** Calls the API in process with the visitor's cookies and address. */
  fetch: typeof fetch;
  /** Reads as the same visitor, without a request for each call; whoever renders may leave it out. */
  read?: ReadCall;
  /** Nonce of this answer's Content-Security-Policy; every inline script carries it. */
  nonce: string;
  /** Names the request in the server's log; an error page shows it. */
  requestId: string;
  /** Writes what no one expected into the server's log, as one line with the request's id. */
  report: (error: unknown) => void;
  /** Whether the request carries nothing that could be somebody's session: nobody has to be asked for. */
  anonymous?: boolean;
  /** Takes the body of a page that is there as a whole, in UTF-8; the response then has none. */
  takeWhole: (html: Uint8Array) => void;
  /** Whether the page is wanted in one piece, for others too, and not as soon as there is something to see. */
  whole?: boolean;
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;

/** What public pages show that changes, apart from each other: a page is rendered anew when one of its own has. */
export const publicTopics = ["agents", "jobs", "joining", "resources"] as const;
export type PublicTopic = (typeof publicTopics)[number];

/** A page that is the same for every visitor without a session. */
export interface SharedPage {
  /** Names the page in its language and theme. */
  key: string;
  /** Headers of the request that it is rendered for, in the place of the visitor's own. */
  headers: Readonly<Record<string, string>>;
  /** What it shows that may change. */
  topics: readonly PublicTopic[];
  /** Whether it is one of the many that filters make of a page. */
  filtered: boolean;
}

/**
 * Says which shared page answers a request; null for one that is rendered for its visitor alone.
 * @param address path and query
 */
export type FindSharedPage = (
  address: string,
  headers: { cookie?: string | undefined; "accept-language"?: string | undefined },
) => SharedPage | null;

/** What the web build exports. */
export interface WebBuild {
  render: RenderPage;
  findSharedPage: FindSharedPage;
}
