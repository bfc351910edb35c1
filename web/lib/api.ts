import { calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";

/**
 * The API as the browser calls it, typed from the contract. Import it only where a page calls the API after
 * it has loaded: loaders and actions use `context.get(apiContext)` and keep the schemas out of the download.
 */
export const api = createClient(calls);
