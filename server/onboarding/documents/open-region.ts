import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import type { OcrModels } from "#server/platform/ocr/models.ts";
import {
  findLines,
  type LinedView,
  type ReadLine,
  readLines,
  type TextView,
} from "#server/platform/ocr/read-text.ts";
import { aspectOf } from "#server/platform/ocr/text-direction.ts";
import {
  boundsOf,
  centreOf,
  fromUnitSquare,
  projected,
  type Quad,
  shareRow,
  sidesOf,
} from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { ZoneRow } from "./document-text.ts";
import { pageOf, readInParts } from "./read-in-parts.ts";
import { readZoneRows } from "./read-zone-rows.ts";
import { type Region, regionsOf, zoned, zoneRowAspect } from "./regions.ts";
import { looksLikeRow } from "./zone.ts";

/** The longer side of the view: more where print is small on a large page. */
const viewSides: Record<IdentityDocumentKind, number> = {
  "id-front": 960,
  "id-back": 960,
  passport: 1152,
  "kra-pin": 1280,
};
/** A zone has two or three rows, below everything else. */
const maxRows = 3;
/** How far a page or card goes above the lowest row of its zone, below it and beside it, for the length of the row. */
const [pageAbove, pageBelow, pageBeside] = [0.95, 0.2, 0.2];

/** Part of a sheet, from its top, in which a certificate says what is asked for. */
const upperPart = 0.55;

/** A place where the document may be, of which only the rows are read that may be a machine-readable zone. */
interface OpenRegion {
  region: Region;
  /** Whether only the upper part is looked at: the rest stands in the next one. */
  part: boolean;
  view: LinedView;
  /** Lines that were read, and the places of all that were tried. */
  lines: readonly ReadLine[];
  tried: ReadonlySet<Quad>;
}

/**
 * The places where the document may be, in the order in which they are worth reading: of kinds that have a zone, first
 * those where one is seen. A quad of edges that ends above the zone would take as long to read as the whole page.
 * Of a certificate, the upper parts of all places before the whole of one beside which there is more text: that may be a
 * table on the sheet.
 * @param onFound Called at each place that is looked at.
 */
export async function* openRegions(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
  onFound: () => void,
): AsyncGenerator<OpenRegion> {
  const later: OpenRegion[] = [];
  const perhapsParts: Region[] = [];
  for await (const region of regionsOf(models, picture, kind)) {
    onFound();
    if (kind === "kra-pin") {
      const upper = upperPartOf(region.quad);
      const view = upper && (await findLines(models, picture, upper.quad, upper.share * viewSides[kind]));
      if (view) yield { region, part: true, view, lines: [], tried: new Set() };
      if (region.outside.length > 0) {
        perhapsParts.push(region);
        continue;
      }
    }
    const opened = await opening(models, picture, kind, region);
    if (zoned.has(kind) && !hasZone(opened)) later.push(opened);
    else yield opened;
  }
  yield* later;
  for (const region of perhapsParts) yield await opening(models, picture, kind, region);
}

/** All of a place, with the rows read that may be a zone. */
async function opening(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
  region: Region,
): Promise<OpenRegion> {
  const view = await findLines(models, picture, region.quad, viewSides[kind]);
  const rows = zoned.has(kind) ? lowestRows(view.quads) : [];
  const lines = await readLines(models, picture, view, rows, true);
  return { region, part: false, view, lines, tried: new Set(rows) };
}

/** The upper part of a page that is higher than wide, and how long its longer side is beside that of the page. */
function upperPartOf(page: Quad): { quad: Quad; share: number } | null {
  const { width, height } = sidesOf(page);
  if (height < width) return null;
  const unit = fromUnitSquare(page);
  const lower = [unit({ x: 1, y: upperPart }), unit({ x: 0, y: upperPart })] as const;
  return { quad: [page[0], page[1], ...lower], share: Math.max(upperPart, width / height) };
}

/** What was read in a place. */
interface ReadRegion {
  /** Lines beside the document are those too that stand above the page of the zone, or below it. */
  region: Region;
  view: TextView;
  zone: ZoneRow[];
}

/** Reads all that belongs to a document in a place. */
export async function readRegion(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
  opened: OpenRegion,
): Promise<ReadRegion> {
  const { region, view, lines, tried } = opened;
  if (!zoned.has(kind)) {
    const read = await readInParts(kind, view, (quads) => readLines(models, picture, view, quads));
    return { region, view: { ...view, lines: inOrder(read, view) }, zone: [] };
  }
  const seen = hasZone(opened) ? await readZoneRows(models, picture, { ...view, lines: [...lines] }) : [];
  const others = view.quads.filter((quad) => !tried.has(quad));
  const beyond = seen.length === 0 ? [] : others.filter((quad) => isBeyond(quad, seen));
  const rest = others.filter((quad) => !beyond.includes(quad));
  const read = (quads: readonly Quad[]) => readLines(models, picture, view, quads);
  const more =
    kind === "passport" && seen.length > 0
      ? await readInParts(kind, { quads: rest, ...pageOf(seen) }, read, { lines, zone: seen })
      : await read(rest);
  const all = [...lines, ...more];
  const whole = { ...view, lines: inOrder(all, view) };
  // Rows that were found in short pieces only are seen when everything is read.
  const zone = seen.length > 0 ? seen : await readZoneRows(models, picture, whole);
  return {
    region: {
      ...region,
      outside: [...region.outside, ...beyond.map((quad) => ({ quad: projected(quad, view.toPicture) }))],
    },
    view: whole,
    zone,
  };
}

/** Lines in the order in which they were found, whichever was read first. */
const inOrder = (lines: readonly ReadLine[], { quads }: LinedView) =>
  lines.toSorted((a, b) => quads.indexOf(a.inView) - quads.indexOf(b.inView));

const hasZone = ({ lines }: OpenRegion) => lines.some(({ text }) => looksLikeRow(text));

/** The lowest long lines of a view, with what stands beside them. */
function lowestRows(quads: readonly Quad[]): Quad[] {
  const long = quads
    .filter((quad) => aspectOf(quad) > zoneRowAspect)
    .toSorted((a, b) => centreOf(b).y - centreOf(a).y)
    .slice(0, maxRows)
    .map(boundsOf);
  return quads.filter((quad) => long.some((row) => shareRow(boundsOf(quad), row)));
}

/** Whether a line stands above, below or beside the page that ends with these rows. */
function isBeyond(quad: Quad, rows: readonly ZoneRow[]): boolean {
  const bottom = Math.max(...rows.map(({ box }) => box.y + box.height));
  const length = Math.max(...rows.map(({ box }) => box.width));
  const left = Math.min(...rows.map(({ box }) => box.x));
  const { x, y } = centreOf(quad);
  return (
    y < bottom - pageAbove * length ||
    y > bottom + pageBelow * length ||
    x < left - pageBeside * length ||
    x > left + (1 + pageBeside) * length
  );
}
