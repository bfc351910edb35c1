/**
 * Sample data of a made-up SACCO. What is marked so says it wherever it shows, leaves no mail and no SMS behind, and is
 * never seen outside the workspace.
 */
export const sampleMark = "(sample)";

/** A name with the mark. */
export const asSample = (name: string): string => `${name} ${sampleMark}`;

/** No mail can reach it: `.example` is kept for examples (RFC 2606). */
export const sampleMailDomain = "sample.example";

/** Numbers that no operator in Kenya gives out. */
export const samplePhonePrefix = "+254199";

/** Whether it is the address of somebody who does not exist. */
export const isSampleAddress = (email: string): boolean => email.endsWith(`@${sampleMailDomain}`);

/** Whether it is the number of somebody who does not exist. */
export const isSamplePhone = (phone: string): boolean => phone.startsWith(samplePhonePrefix);
