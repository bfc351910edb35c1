/**
 * Learns the weights that read members' comments and writes them to `server/experience/sentiment/weights.bin`: from the
 * comments in `comments/`, and from AfriSenti's Kiswahili part, whose texts are not in the repository.
 * `node bench/sentiment/train.ts --afrisenti=/folder/with/swa_train.tsv`
 */

import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { packModel } from "#server/experience/sentiment/model.ts";
import { buildModel } from "./build-model.ts";
import { calibrate, crossValidate, nothingFitted } from "./calibrate.ts";
import { developmentComments, readTweets } from "./labelled.ts";

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Of the one text in the training part (line 1062 of the file) that also stands in the test part, with another label.
 * The test part is not read by us, so that it is known by its digest and not by comparing.
 */
const alsoInTest = "4b45ab2126020b14c2c630452756be4e4dd59429155d750fbd835facdcadc1c9";

const option = process.argv.find((word) => word.startsWith("--afrisenti="));
const folder = option?.slice("--afrisenti=".length);
if (!folder) {
  console.error("Say where AfriSenti's Kiswahili part is: --afrisenti=/folder/with/swa_train.tsv");
  process.exit(1);
}
const comments = developmentComments();
// What is measured with must not have been learnt from: three texts are in both parts.
const tweets = readTweets(folder, "train", new Set(readTweets(folder, "dev").map(({ text }) => text))).filter(
  ({ text }) => digestOf(text) !== alsoInTest,
);
console.log(`${comments.length} comments, ${tweets.length} tweets`);
const fitted = calibrate(crossValidate(comments, tweets), { engine: "linear-ngrams", version: "" });
const learnt = buildModel(comments, tweets, fitted);
const version = createHash("sha256").update(packModel(learnt)).digest("hex").slice(0, 12);
const packed = packModel({ ...learnt, version });
const file = new URL("../../server/experience/sentiment/weights.bin", import.meta.url);
writeFileSync(file, packed);
const { engine: _, version: __, ...chosen } = { ...nothingFitted, ...fitted };
console.log(`version ${version}, ${packed.length} bytes`, chosen);
