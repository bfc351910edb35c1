/** What a comment says of the SACCO; `unsure` where neither the ratings nor the words tell. */
export const sentiments = ["positive", "neutral", "negative", "unsure"] as const;
export type Sentiment = (typeof sentiments)[number];

export const sentimentLabels: Record<Sentiment, string> = {
  positive: "Positive",
  neutral: "Neutral",
  negative: "Negative",
  unsure: "Unsure",
};

/** What a comment is written in; `mixed` is English and Kiswahili in one, Sheng included. */
export const commentLanguages = ["en", "sw", "mixed", "unknown"] as const;
export type CommentLanguage = (typeof commentLanguages)[number];

export const commentLanguageLabels: Record<CommentLanguage, string> = {
  en: "English",
  sw: "Kiswahili",
  mixed: "Mixed",
  unknown: "Unknown",
};
