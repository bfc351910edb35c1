/**
 * The interface between the server and the web build: the server hands over a page request, the web answers
 * the page. Neither imports the other; both know this shape.
 */
export interface Visit {
  /** Calls the API in process with the visitor's cookies and address. */
  fetch: typeof fetch;
  /** Nonce of this answer's Content-Security-Policy; every inline script carries it. */
  nonce: string;
  /** Names the request in the server's log; an error page shows it. */
  requestId: string;
  /** Writes what no one expected into the server's log, as one line with the request's id. */
  report: (error: unknown) => void;
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;
