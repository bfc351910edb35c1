import { nairobiDay } from "#contract/core/clock.ts";
import type {
  DocumentFieldName,
  DocumentNotice,
  DocumentReading,
  IdentityDocumentKind,
} from "#contract/onboarding/documents.ts";
import { loadModels, type OcrModels } from "#server/platform/ocr/models.ts";
import type { TextView } from "#server/platform/ocr/read-text.ts";
import type { DecodedPicture } from "#server/platform/pictures/decode-picture.ts";
import { boundsOf, type Point, type Rectangle } from "#server/platform/pictures/geometry.ts";
import { doubtCovered } from "./covered.ts";
import { essential, kindOf } from "./kind-of.ts";
import { measure, nothingSeen } from "./measure.ts";
import { merge } from "./merge.ts";
import { openRegions, readRegion } from "./open-region.ts";
import { type ParsedDocument, parseDocument } from "./parse-document.ts";
import { doubted, doubtUnlikely, plausible } from "./plausible.ts";
import { isFoundSurely } from "./read-in-parts.ts";
import type { Region } from "./regions.ts";
import { readAgain } from "./second-reading.ts";
import { othersAmong, othersBeside } from "./several.ts";
import { doubtUnclear } from "./unclear.ts";

/** What is read less surely is a pattern, a stain or a signature. */
const minSure = 0.3;
/**
 * Where so many places were read, and one of them says so many fields surely, the document was found: what is missing is
 * covered, and no further place is read.
 */
const [enoughPlaces, enoughFields] = [2, 3];

interface Seen extends ParsedDocument {
  region: Region;
  view: TextView;
}

/**
 * Reads a document in a picture: finds where it is, reads its text there, and finds the fields in that.
 * @param onProgress Called with the share of the work that is done.
 */
export async function readPicture(
  picture: DecodedPicture,
  kind: IdentityDocumentKind,
  onProgress: (share: number) => void,
): Promise<DocumentReading> {
  const models = await loadModels();
  onProgress(0.1);
  const { best: seen, views } = await bestOf(models, picture, kind, () => onProgress(0.4));
  if (!seen) return { fields: {}, quality: nothingSeen(picture), notices: ["no_document"] };
  onProgress(0.8);
  const among = othersAmong(seen.view.lines, seen.view);
  const others = among.several ? among : await othersBeside(models, picture.pixels, kind, seen.region);
  const { quality, notices } = measure(picture, seen.region, seen.view);
  const readTwice = await readAgain(models, picture.pixels, seen.view, seen.candidates);
  const { candidates, covered } = doubtCovered(picture.pixels, seen.view, readTwice);
  const merged = merge(doubtUnlikely(doubtUnclear(candidates)));
  const fields: DocumentReading["fields"] = {};
  const certain = doubted(
    plausible(merged.fields),
    quality.verdict,
    others.alike || (among.several && merged.notices.length > 0),
  );
  for (const { name, value, confidence, boxes } of certain) {
    const box = placeOf(seen.view, boxes, picture.scale);
    fields[name] = { value, confidence: Math.round(confidence * 1000) / 1000, box };
  }
  if (covered) notices.push("covered");
  if (others.several) notices.push("several_documents");
  return {
    fields,
    quality,
    notices: [...notices, ...merged.notices, ...noticesOf(kind, fields, seen, views)],
  };
}

/**
 * What was read in the first place where there is enough, or else in the best one of as many as are worth reading; and
 * the text of all that were read.
 * @param onFound Called at each place that is looked at.
 */
async function bestOf(
  models: OcrModels,
  { pixels }: DecodedPicture,
  kind: IdentityDocumentKind,
  onFound: () => void,
): Promise<{ best: Seen | null; views: TextView[] }> {
  let best: Seen | null = null;
  const views: TextView[] = [];
  let places = 0;
  for await (const opened of openRegions(models, pixels, kind, onFound)) {
    const { region, view, zone } = await readRegion(models, pixels, kind, opened);
    views.push(view);
    const lines = view.lines.filter(({ confidence }) => confidence > minSure);
    const seen = { ...parseDocument(kind, { lines, zone }), region, view };
    if (!best || worthOf(seen) > worthOf(best)) best = seen;
    const found = (name: DocumentFieldName) =>
      opened.part ? isFoundSurely(name, seen.candidates) : seen.candidates.some((one) => one.name === name);
    if (essential[kind].every(found)) break;
    if (!opened.part) places++;
    if (places >= enoughPlaces && surelyFoundIn(best) >= enoughFields) break;
  }
  return { best, views };
}

const surelyFoundIn = ({ candidates }: Seen) =>
  new Set(candidates.filter(({ name }) => isFoundSurely(name, candidates)).map(({ name }) => name)).size;

const worthOf = ({ candidates }: Seen) => candidates.reduce((sum, { confidence }) => sum + confidence, 0);

function noticesOf(
  kind: IdentityDocumentKind,
  fields: DocumentReading["fields"],
  { zone, view }: Seen,
  views: readonly TextView[],
): DocumentNotice[] {
  const notices: DocumentNotice[] = [];
  const whole = essential[kind].every((name) => fields[name]);
  const nothing = Object.keys(fields).length === 0;
  // Where nothing was found, what the document is may stand where the best place does not reach.
  const looked = whole ? [] : [view, ...(nothing ? views : [])];
  const other = looked.map(({ lines }) => kindOf(lines)).find((one) => one !== null) ?? kind;
  if (other !== kind) notices.push("wrong_kind");
  else if (nothing) notices.push("nothing_found");
  const digits = zone ? [zone.documentNumber, zone.birth, zone.end] : [];
  if (zone?.whole === false || digits.some((value) => value?.proof === "wrong"))
    notices.push("check_digit_wrong");
  const expiry = fields.dateOfExpiry?.value;
  if (expiry && expiry < nairobiDay(new Date())) notices.push("expired");
  return notices;
}

/** The rectangle around boxes of the view, in the picture as it was uploaded. */
function placeOf(view: TextView, boxes: readonly Rectangle[], scale: number): Rectangle | null {
  if (boxes.length === 0) return null;
  const corners = boxes.flatMap(({ x, y, width, height }): Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  const { x, y, width, height } = boundsOf(corners.map(view.toPicture));
  return {
    x: Math.round(x / scale),
    y: Math.round(y / scale),
    width: Math.round(width / scale),
    height: Math.round(height / scale),
  };
}
