import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import type { OcrModels } from "#server/platform/ocr/models.ts";
import { recogniseLines } from "#server/platform/ocr/recognise-lines.ts";
import { aspectOf, beginningOf, directionOf, runningAlong } from "#server/platform/ocr/text-direction.ts";
import { boundsOf, distance, type Quad, sidesOf } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { type LabelName, labelNames, labelsIn } from "./labels.ts";
import { type DocumentLine, pieceOf } from "./pieces.ts";
import type { Region } from "./regions.ts";

/** Whether a picture shows more documents than the one that was read, and whether one of them is of the same kind. */
interface Others {
  several: boolean;
  alike: boolean;
}

/** Labels that an identity document has; other papers have one or two of them as well. */
const ofIdentity: ReadonlySet<LabelName> = new Set(labelNames.filter((name) => name !== "other"));
const minLabels = 3;
/** The same label stands twice on a card in two languages, but then near to each other: closer than this part of a view. */
const farApart = 0.3;

/** Lines beside the document that are looked at, the longest: every third of them, and the others if those say something. */
const [maxLines, everyOf] = [12, 3];
/** How many times as long as high what is looked at of each is. */
const partOfLine = 8;
/** Words without capitals that make a sentence. */
const minWords = 3;
/** Labels and values are shorter than so many times their height. */
const longLine = 14;
/** Fewer are a receipt's or a card's of a bank. */
const minLines = 4;

/** How rows of machine-readable zones begin: of some only the first letters are read. */
const rowBeginnings: Partial<Record<IdentityDocumentKind, RegExp>> = {
  passport: /^P[A-Z<](?:K?EN|K?YA|[A-Z<]+<<)/,
  "id-back": /^[I1L][D0O]K(?:EN|YA)/,
};
/** What a document of each kind has a label for, where it has no zone. */
const telling: Partial<Record<IdentityDocumentKind, readonly LabelName[]>> = {
  "id-front": ["idNumber", "dateOfBirth"],
  "kra-pin": ["kraPin"],
};

interface Said {
  labels: ReadonlySet<LabelName>;
  text: readonly string[];
}

const said = (lines: readonly DocumentLine[]): Said => ({
  labels: new Set(
    lines.flatMap((line) => labelsIn(line).map(({ name }) => name)).filter((name) => ofIdentity.has(name)),
  ),
  text: lines.map((line) => pieceOf(line).text.replace(/\s/g, "")),
});

/** The kinds of documents that lines are of, as far as they can be told from each other. */
function kindsOf({ labels, text }: Said): Set<IdentityDocumentKind> {
  const kinds = new Set<IdentityDocumentKind>();
  for (const kind of ["passport", "id-back"] as const) {
    if (text.some((row) => rowBeginnings[kind]?.test(row))) kinds.add(kind);
  }
  for (const kind of ["id-front", "kra-pin"] as const) {
    // A passport has labels for all that an identity card has.
    if (kind === "id-front" && kinds.has("passport")) continue;
    if (labels.size >= minLabels && telling[kind]?.every((name) => labels.has(name))) kinds.add(kind);
  }
  return kinds;
}

/** Looks in what was read of a document for another one: where there are no edges they were read as one. */
export function othersAmong(lines: readonly DocumentLine[], size: { width: number; height: number }): Others {
  const far = farApart * Math.max(size.width, size.height);
  const places = Map.groupBy(
    lines.flatMap((line) => labelsIn(line)),
    ({ name }) => name,
  );
  const twice = [...places].filter(
    ([name, labels]) =>
      ofIdentity.has(name) &&
      labels.some((one) => labels.some((other) => distance(one.piece.box, other.piece.box) > far)),
  );
  const alike = twice.length >= minLabels;
  return { several: alike || kindsOf(said(lines)).size > 1, alike };
}

/** Looks at the lines beside a document for another one. */
export async function othersBeside(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
  { outside }: Region,
): Promise<Others> {
  const none = { several: false, alike: false };
  // The page above that of a passport is full of long lines.
  const lines = kind === "passport" ? outside.filter(({ quad }) => aspectOf(quad) < longLine) : outside;
  if (lines.length < minLines) return none;
  const along = await directionOf(models, picture, lines);
  if (!along) return none;
  const quads = runningAlong(lines, along)
    .toSorted((a, b) => sidesOf(b).width - sidesOf(a).width)
    .slice(0, maxLines)
    .map((quad) => beginningOf(quad, partOfLine));
  const some = await linesOf(
    models,
    picture,
    quads.filter((_, at) => at % everyOf === 0),
  );
  if (some.labels.size === 0 && kindsOf(some).size === 0) return none;
  const more = await linesOf(
    models,
    picture,
    quads.filter((_, at) => at % everyOf !== 0),
  );
  const found = {
    labels: new Set([...some.labels, ...more.labels]),
    text: [...some.text, ...more.text],
  };
  const kinds = kindsOf(found);
  return { several: kinds.size > 0 || found.labels.size >= minLabels, alike: kinds.has(kind) };
}

/** Whether a line is of a newspaper: `names of the committee` is no label. */
const isSentence = (line: DocumentLine): boolean =>
  pieceOf(line)
    .text.split(" ")
    .filter((word) => /^\p{Ll}{2,}$/u.test(word)).length >= minWords;

/** What lines in a picture say. */
async function linesOf(models: OcrModels, picture: Pixels, quads: readonly Quad[]): Promise<Said> {
  const read = await recogniseLines(models, picture, quads);
  const lines = quads.map((quad, index) => ({ characters: read[index] ?? [], box: boundsOf(quad) }));
  return said(lines.filter((line) => !isSentence(line)));
}
