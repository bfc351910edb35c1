import { createHash } from "node:crypto";

/** What says later which file was checked, without keeping it: SHA-256, in hexadecimal. */
export const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
