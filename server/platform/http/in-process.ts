import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** The page request on whose behalf the API is called in process. */
interface PageRequest {
  id: string;
  /** See `isFromThisMachine`: what an in-process call looks like says nothing of where the visitor is. */
  fromThisMachine: boolean;
}

const pageRequests = new AsyncLocalStorage<PageRequest>();

/** Runs `work`, whose in-process calls then belong to the page's request: nothing that a visitor sends can say so. */
export const onBehalfOf = <T>(page: PageRequest, work: () => Promise<T>): Promise<T> =>
  pageRequests.run(page, work);

/** The page request that an in-process call belongs to; undefined for a request that came from outside. */
export const callingPage = (): PageRequest | undefined => pageRequests.getStore();

/** Names a request in the log, for good and over all processes. A page's in-process calls carry the page's name. */
export const newRequestId = (): string => callingPage()?.id ?? randomBytes(6).toString("hex");
