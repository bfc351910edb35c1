import type { DocumentFieldName, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import type { LinedView, ReadLine } from "#server/platform/ocr/read-text.ts";
import { aspectOf } from "#server/platform/ocr/text-direction.ts";
import {
  boundsOf,
  centreOf,
  type Quad,
  type Rectangle,
  sidesOf,
} from "#server/platform/pictures/geometry.ts";
import type { Candidate } from "./candidates.ts";
import type { DocumentText } from "./document-text.ts";
import { parseDocument } from "./parse-document.ts";

/**
 * What stands on a document, as far as it is asked for: one field of each list. A document on which all of them were read
 * says no more.
 */
const wholeOf: Partial<Record<IdentityDocumentKind, readonly (readonly DocumentFieldName[])[]>> = {
  "id-front": [["idNumber"], ["fullName"], ["dateOfBirth"], ["sex"], ["serialNumber", "documentNumber"]],
  passport: [["documentNumber"], ["fullName"], ["dateOfBirth"], ["dateOfIssue"], ["dateOfExpiry"]],
  "kra-pin": [["kraPin"], ["fullName"], ["dateOfIssue"]],
};
/**
 * What is read less surely may stand elsewhere once more, and what has no label that could be read is never surer. Names
 * always have one; they are less sure where it is hard to tell whether there is a space, and no other line tells it.
 */
const [sureEnough, sureEnoughName] = [0.6, 0.25];

/** Whether all is there that a document of the kind says, each found by its label. */
const isWhole = (kind: IdentityDocumentKind, candidates: readonly Candidate[]): boolean =>
  wholeOf[kind]?.every((names) => names.some((name) => isFoundSurely(name, candidates))) ?? false;

/** Whether a field is there so surely that its label was read, and nothing is gained where it stands once more. */
export const isFoundSurely = (field: DocumentFieldName, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ name, confidence }) =>
      name === field && confidence > (name === "fullName" ? sureEnoughName : sureEnough),
  );

/** Lines that are read before it is asked whether more are needed, on a page of small print. */
const linesAtOnce = 14;
/** So many heights below the last value what belongs to it may go on. */
const goesOn = 2.6;
/** Labels with their values are shorter than so many times their height: longer lines are sentences, and read last. */
const sentenceAspect = 24;
/** A heading stands in this part of a card or page, from its top, and is so many times as long as high. */
const [headingPart, headingAspect] = [0.2, 13];
/** It is at least so wide beside the card; beside the page of a passport, whose labels in three languages are narrower. */
const [headingWidth, headingWidthOfPage] = [0.4, 0.3];
/** The page of a passport is so high beside the length of its zone's rows, from the lowest one up (ICAO 9303). */
const pageHeight = 0.75;

/** Lines on a card or page that begins at a height of the view, 0 by default. */
interface Lines extends Pick<LinedView, "quads" | "width" | "height"> {
  top?: number;
}

/** The page of a passport that ends with the rows of a zone. */
export function pageOf(rows: readonly { box: Rectangle }[]): Omit<Lines, "quads"> {
  const bottom = Math.max(...rows.map(({ box }) => box.y + box.height));
  const width = Math.max(...rows.map(({ box }) => box.width));
  return { top: bottom - pageHeight * width, width, height: pageHeight * width };
}

/**
 * Reads lines of a document in the order in which they are worth it, until all is there that it says: a certificate from
 * its top, a card and the page of a passport without their headings.
 * @param known What was read of it already.
 */
export async function readInParts(
  kind: IdentityDocumentKind,
  view: Lines,
  read: (quads: readonly Quad[]) => Promise<ReadLine[]>,
  known: DocumentText = { lines: [], zone: [] },
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  const parts = kind === "kra-pin" ? fromTop(view) : headingsLast(kind, view);
  for (const [index, part] of parts.entries()) {
    lines.push(...(await read(part)));
    const { candidates } = parseDocument(kind, { ...known, lines: [...known.lines, ...lines] });
    if (!isWhole(kind, candidates)) continue;
    const end = Math.max(...candidates.flatMap(({ boxes }) => boxes.map(endOf)));
    const below = parts.slice(index + 1).flat();
    if (kind === "kra-pin")
      lines.push(...(await read(below.filter((quad) => !isSentence(quad) && boundsOf(quad).y < end))));
    break;
  }
  return lines;
}

const endOf = ({ y, height }: Rectangle) => y + (1 + goesOn) * height;
const isSentence = (quad: Quad) => aspectOf(quad) > sentenceAspect;

function fromTop({ quads }: Lines): Quad[][] {
  const sorted = quads.toSorted((a, b) => boundsOf(a).y - boundsOf(b).y);
  const short = sorted.filter((quad) => !isSentence(quad));
  const parts = Array.from({ length: Math.ceil(short.length / linesAtOnce) }, (_, at) =>
    short.slice(at * linesAtOnce, (at + 1) * linesAtOnce),
  );
  return [...parts, sorted.filter(isSentence)];
}

function headingsLast(kind: IdentityDocumentKind, { quads, width, height, top = 0 }: Lines): Quad[][] {
  const least = (kind === "passport" ? headingWidthOfPage : headingWidth) * width;
  const isHeading = (quad: Quad) =>
    centreOf(quad).y < top + headingPart * height &&
    aspectOf(quad) > headingAspect &&
    sidesOf(quad).width > least;
  return [quads.filter((quad) => !isHeading(quad)), quads.filter(isHeading)];
}
