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
import { parseDocument } from "./parse-document.ts";

/**
 * What stands on a document without a zone, as far as it is asked for: one field of each list. A document on which all of
 * them were read says no more.
 */
const wholeOf: Partial<Record<IdentityDocumentKind, readonly (readonly DocumentFieldName[])[]>> = {
  "id-front": [["idNumber"], ["fullName"], ["dateOfBirth"], ["sex"], ["serialNumber", "documentNumber"]],
  "kra-pin": [["kraPin"], ["fullName"], ["dateOfIssue"]],
};
/**
 * What is read less surely may stand elsewhere once more, and what has no label that could be read is never surer. Names
 * always have one; they are less sure where it is hard to tell whether there is a space, and no other line tells it.
 */
const [sureEnough, sureEnoughName] = [0.6, 0.25];

/** Whether all is there that a document of the kind says, each found by its label. */
export const isWhole = (kind: IdentityDocumentKind, candidates: readonly Candidate[]): boolean =>
  wholeOf[kind]?.every((names) =>
    candidates.some(
      ({ name, confidence }) =>
        names.includes(name) && confidence > (name === "fullName" ? sureEnoughName : sureEnough),
    ),
  ) ?? false;

/** Lines that are read before it is asked whether more are needed, on a page of small print. */
const linesAtOnce = 14;
/** So many heights below the last value what belongs to it may go on. */
const goesOn = 2.6;
/** Labels with their values are shorter than so many times their height: longer lines are sentences, and read last. */
const sentenceAspect = 24;
/** A heading stands in this part of a card, from its top, as long beside its height, and wide beside the card. */
const [headingPart, headingAspect, headingWidth] = [0.2, 13, 0.4];

type Lines = Pick<LinedView, "quads" | "width" | "height">;

/**
 * Reads lines of a document without a zone in the order in which they are worth it, until all is there that it says:
 * a certificate from its top, a card without its heading.
 */
export async function readInParts(
  kind: IdentityDocumentKind,
  view: Lines,
  read: (quads: readonly Quad[]) => Promise<ReadLine[]>,
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  const parts = kind === "kra-pin" ? fromTop(view) : headingsLast(view);
  for (const [index, part] of parts.entries()) {
    lines.push(...(await read(part)));
    const { candidates } = parseDocument(kind, { lines, zone: [] });
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

function headingsLast({ quads, width, height }: Lines): Quad[][] {
  const isHeading = (quad: Quad) =>
    centreOf(quad).y < headingPart * height &&
    aspectOf(quad) > headingAspect &&
    sidesOf(quad).width > headingWidth * width;
  return [quads.filter((quad) => !isHeading(quad)), quads.filter(isHeading)];
}
