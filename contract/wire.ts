import { calls } from "./calls.ts";
import { wireOf } from "./core/wire.ts";

/**
 * How each call of the product is sent. Browsers take this instead of the calls: the build puts its value in its
 * place (tools/browser/values.ts), so that no schema is downloaded that only a server checks.
 */
export const wire = wireOf(calls);
