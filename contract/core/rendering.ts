/**
 * What stands between the server and the web build: the server hands over a page request, the web answers
 * the page. Neither imports the other; both know this shape.
 */
export interface Visit {
  /** Calls the API in process with the visitor's cookies and address. */
  fetch: typeof fetch;
  /** Nonce of this answer's Content-Security-Policy; every inline script carries it. */
  nonce: string;
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;
