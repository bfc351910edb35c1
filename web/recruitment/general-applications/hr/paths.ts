import { callUrl } from "#contract/core/client.ts";
import { wire } from "#contract/wire.ts";

/** Where the CV of a general application is downloaded. */
export const generalCvUrl = (id: string): string => callUrl(wire.general.cv, { params: { id } });
