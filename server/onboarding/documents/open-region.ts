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
import { boundsOf, centreOf, projected, type Quad, shareRow } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { ZoneRow } from "./document-text.ts";
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
const mostRows = 3;
/** How far a page or card goes above the lowest row of its zone, and below it, for the length of the row. */
const [pageAbove, pageBelow] = [0.95, 0.2];

/** A place where the document may be, of which only the rows are read that may be a machine-readable zone. */
interface OpenRegion {
  region: Region;
  view: LinedView;
  /** Lines that were read, and the places of all that were tried. */
  lines: readonly ReadLine[];
  tried: ReadonlySet<Quad>;
}

/**
 * The places where the document may be, in the order in which they are worth reading: of kinds that have a zone, first
 * those where one is seen. A quad of edges that ends above the zone would take as long to read as the whole page.
 * @param onFound Called at each place that is looked at.
 */
export async function* openRegions(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
  onFound: () => void,
): AsyncGenerator<OpenRegion> {
  const later: OpenRegion[] = [];
  for await (const region of regionsOf(models, picture, kind)) {
    onFound();
    const view = await findLines(models, picture, region.quad, viewSides[kind]);
    const rows = zoned.has(kind) ? lowestRows(view.quads) : [];
    const opened = {
      region,
      view,
      lines: await readLines(models, picture, view, rows, true),
      tried: new Set(rows),
    };
    if (zoned.has(kind) && !hasZone(opened)) later.push(opened);
    else yield opened;
  }
  yield* later;
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
  const seen = hasZone(opened) ? await readZoneRows(models, picture, { ...view, lines: [...lines] }) : [];
  const others = view.quads.filter((quad) => !tried.has(quad));
  const beyond = seen.length === 0 ? [] : others.filter((quad) => isBeyond(quad, seen));
  const rest = others.filter((quad) => !beyond.includes(quad));
  const all = [...lines, ...(await readLines(models, picture, view, rest))].toSorted(
    (a, b) => view.quads.indexOf(a.inView) - view.quads.indexOf(b.inView),
  );
  const whole = { ...view, lines: all };
  // Rows that were found in short pieces only are seen when everything is read.
  const zone = seen.length > 0 || !zoned.has(kind) ? seen : await readZoneRows(models, picture, whole);
  return {
    region: {
      ...region,
      outside: [...region.outside, ...beyond.map((quad) => ({ quad: projected(quad, view.toPicture) }))],
    },
    view: whole,
    zone,
  };
}

const hasZone = ({ lines }: OpenRegion) => lines.some(({ text }) => looksLikeRow(text));

/** The lowest long lines of a view, with what stands beside them. */
function lowestRows(quads: readonly Quad[]): Quad[] {
  const long = quads
    .filter((quad) => aspectOf(quad) > zoneRowAspect)
    .toSorted((a, b) => centreOf(b).y - centreOf(a).y)
    .slice(0, mostRows)
    .map(boundsOf);
  return quads.filter((quad) => long.some((row) => shareRow(boundsOf(quad), row)));
}

/** Whether a line stands above or below the page that ends with these rows. */
function isBeyond(quad: Quad, rows: readonly ZoneRow[]): boolean {
  const bottom = Math.max(...rows.map(({ box }) => box.y + box.height));
  const length = Math.max(...rows.map(({ box }) => box.width));
  const { y } = centreOf(quad);
  return y < bottom - pageAbove * length || y > bottom + pageBelow * length;
}
