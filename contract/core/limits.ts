/** 5 x 1024 x 1024 bytes: the most that a CV or resume file may have (specification 001, section 9). */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Text that a person types into one field, where the specification names no limit of its own. */
export const maxLine = 200;
export const maxText = 10_000;

/** The largest whole number that a column of the database holds. */
export const maxInteger = 2_147_483_647;

/** The longest address that mail can be sent to (RFC 5321). */
export const maxEmail = 254;
/** A phone number as people write it, with spaces and brackets. */
export const maxPhone = 30;

export const minPasswordLength = 6;
export const maxPasswordLength = 128;

/** Days of a free trial, by the page that led to it (PRODUCT 2). */
export const trialDays = { recruitment: 14, onboarding: 30 } as const;

/** Days after its last change on which the draft of an application is deleted. */
export const draftDays = 90;

/** Days after its last change on which a membership application that was never sent is deleted, with its documents. */
export const abandonedApplicationDays = 30;

/** Days after which an imported candidate who never applied is deleted. */
export const importedCandidateDays = 365;

/** Days that the log of messages to webhooks goes back. */
export const deliveryDays = 30;

/** Days after which a job alert that nobody confirmed is deleted, and one that was stopped. */
export const unconfirmedAlertDays = 7;
export const stoppedAlertDays = 30;

/**
 * Months for which an application that led to no employment is kept. Not less, so that a refusal can be explained; not
 * more than claims out of an employment can be brought to court (Employment Act 2007, section 89: three years), since
 * nothing is kept longer than its purpose needs (Data Protection Act 2019, section 39).
 */
export const retentionBounds = { min: 6, max: 36, default: 12 } as const;

/** Days between the word to a candidate and the erasure. */
export const retentionNoticeDays = 14;

/** Months by which a person's own wish to stay in the talent pool goes on. */
export const poolMonths = 12;
