import type { FormFailure } from "#web/lib/failure.ts";

/** What the enquiry page's action answers: done, or why not. */
export type EnquiryAnswer = { done: true; failure?: never } | { failure: FormFailure; done?: never };
