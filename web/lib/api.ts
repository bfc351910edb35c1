import type { Calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import { wire } from "#contract/wire.ts";
import { documentLanguage } from "./language.ts";

/**
 * The API as the browser calls it, typed from the contract. Only `queries.ts` and `mutations.ts` import it
 * (docs/decisions/027-web-data.md); loaders and actions use `context.get(apiContext)`.
 */
export const api = createClient<Calls>(wire, { language: documentLanguage() });
