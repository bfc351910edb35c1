import type { z } from "zod";
import { isWrittenAsDay } from "./clock.ts";
import { fieldMessages } from "./fields.messages.ts";
import { says, textOf } from "./messages.ts";

type Issue = z.core.$ZodRawIssue;
type Sentences = (typeof fieldMessages)["en"];

/** A sentence in the words of `fieldMessages`. Limits come from schemas, so there are few. */
const say = (sentence: (t: Sentences) => string): string => says(textOf(fieldMessages, sentence));

/** What kind of value belongs there, as zod names it. */
const kinds: Readonly<Record<string, (t: Sentences) => string>> = {
  string: (t) => t.text,
  number: (t) => t.number,
  int: (t) => t.wholeNumber,
  boolean: (t) => t.trueOrFalse,
  array: (t) => t.list,
};

const formats: Readonly<Record<string, (t: Sentences, input: string) => string>> = {
  email: (t) => t.email,
  url: (t) => t.url,
  date: (t, input) => (isWrittenAsDay(input) ? t.dayExists : t.day),
  datetime: (t) => t.moment,
};

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: "too_big" }>): string {
  const count = Number(maximum);
  if (origin === "string") return say((t) => t.charactersAtMost({ count }));
  if (origin === "array") return say((t) => t.entriesAtMost({ count }));
  return say((t) => (inclusive ? t.numberAtMost : t.numberBelow)({ limit: count }));
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: "too_small" }>): string {
  const count = Number(minimum);
  if (origin === "string") return say((t) => (count === 1 ? t.required : t.charactersAtLeast({ count })));
  if (origin === "array") return say((t) => t.entriesAtLeast({ count }));
  return say((t) => (inclusive ? t.numberAtLeast : t.numberAbove)({ limit: count }));
}

/** What people read of a value that a schema refuses, wherever the schema has no words of its own. */
export function schemaSentence(issue: Issue): string {
  if (issue.input === undefined) return say((t) => t.required);
  switch (issue.code) {
    case "too_big":
      return tooBig(issue);
    case "too_small":
      return tooSmall(issue);
    case "invalid_type":
      return say(kinds[issue.expected] ?? ((t) => t.otherwise));
    case "invalid_value":
      return say((t) => t.oneOf({ values: issue.values.map(String).join(", ") }));
    case "invalid_format":
      return say((t) => formats[issue.format]?.(t, String(issue.input)) ?? t.otherwise);
    default:
      return say((t) => t.otherwise);
  }
}
