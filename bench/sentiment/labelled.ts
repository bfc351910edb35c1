import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ExperienceTopic, experienceTopics } from "#contract/experience/topics.ts";

/** What a comment can be labelled; that it is unsure is the reader's word. */
export const answers = ["positive", "neutral", "negative"] as const;
export type Answer = (typeof answers)[number];
export const writings = ["en", "sw", "mixed"] as const;
export type Writing = (typeof writings)[number];

/** A comment with what it says, by the guide in README.md. */
export interface LabelledComment {
  text: string;
  sentiment: Answer;
  topics: ExperienceTopic[];
  language: Writing;
}

/** A tweet of AfriSenti with what it says. */
export interface LabelledTweet {
  text: string;
  sentiment: Answer;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | undefined,
  where: string,
): Value {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new Error(`${where}: “${given}” is none of ${values.join(", ")}`);
  return found;
}

const rowsOf = (file: string) =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

function readComments(file: string): LabelledComment[] {
  return rowsOf(file).map(([sentiment, topics, language, text], index) => {
    const where = `${path.basename(file)}, line ${index + 2}`;
    if (!text) throw new Error(`${where} has no text`);
    return {
      text,
      sentiment: oneOf(answers, sentiment, where),
      language: oneOf(writings, language, where),
      topics: (topics ?? "").split(",").map((topic) => oneOf(experienceTopics, topic, where)),
    };
  });
}

const folder = import.meta.dirname;

/** The comments that the reader is trained and tuned on. */
export const developmentComments = (): LabelledComment[] =>
  globSync("comments/*.tsv", { cwd: folder })
    .toSorted()
    .flatMap((file) => readComments(path.join(folder, file)));

/** The comments kept aside, of which nothing is learnt. */
export const commentsKeptAside = (): LabelledComment[] => readComments(path.join(folder, "kept-aside.tsv"));

/**
 * Tweets of AfriSenti's Kiswahili part from a folder with its files, each text once.
 * @param without texts that must not be among them
 */
export function readTweets(
  from: string,
  part: "train" | "dev",
  without = new Set<string>(),
): LabelledTweet[] {
  const seen = new Set(without);
  return rowsOf(path.join(from, `swa_${part}.tsv`)).flatMap(([text = "", label], index) => {
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, sentiment: oneOf(answers, label?.trim(), `swa_${part}.tsv, line ${index + 2}`) }];
  });
}
