/**
 * Media type of an answer in lines of JSON: `{ "progress": ... }` any number of times, then its end. Apart from the
 * schema of a line (`progressLine`), which a client does without.
 */
export const progressLines = "application/x-ndjson";
