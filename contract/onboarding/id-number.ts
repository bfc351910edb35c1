/** A number of a document without what people put between its digits: `12 345-678` is `12345678`. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s.-]/g, "");
