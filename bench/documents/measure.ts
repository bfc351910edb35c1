import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentReading } from "#contract/onboarding/documents.ts";
import { type Judged, judge } from "./match.ts";
import type { Kind, Quadrilateral, Truth } from "./truth.ts";

export interface Reader {
  read(bytes: Uint8Array, kind: Kind, type: Truth["type"]): Promise<DocumentReading>;
  /** Recognition of all lines alone, in the same picture; null where there is nothing to recognise. */
  recognise(bytes: Uint8Array, type: Truth["type"]): Promise<void> | null;
}

export interface Measured {
  truth: Truth;
  reading: DocumentReading;
  judged: Judged[];
  /** Processor time of the whole reading and, where measured, of bare recognition; time on the clock; in milliseconds. */
  readMs: number;
  bareMs: number | null;
  clockMs: number;
  /** Of the values rightly read and printed as such: how many there are, and how many have a box around them. */
  boxes: { of: number; right: number };
}

const centre = (corners: Quadrilateral) => ({
  x: corners.reduce((sum, [x]) => sum + x, 0) / 4,
  y: corners.reduce((sum, [, y]) => sum + y, 0) / 4,
});

type Rectangle = NonNullable<NonNullable<DocumentReading["fields"]["mrz"]>["box"]>;

const holds = (box: Rectangle, { x, y }: { x: number; y: number }) =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

/**
 * Whether the boxes lie on the values, or on the zone, which says most of them again. The pages of a PDF have units of
 * their own and are left out.
 */
function boxesOf(truth: Truth, reading: DocumentReading, judged: readonly Judged[]): Measured["boxes"] {
  if (truth.type === "application/pdf") return { of: 0, right: 0 };
  const zone = truth.fields.mrz?.place;
  const found = judged.flatMap(({ field, outcome }) => {
    const places = [truth.fields[field]?.place, zone].flatMap((place) => (place ? [centre(place)] : []));
    const box = reading.fields[field]?.box;
    return outcome === "right" && places.length > 0 && box ? [{ places, box }] : [];
  });
  const right = found.filter(({ places, box }) => places.some((place) => holds(box, place)));
  return { of: found.length, right: right.length };
}

async function timed<Result>(work: () => Promise<Result>) {
  const [clock, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000, clockMs: performance.now() - clock };
}

/** Bare recognition is measured on every so many documents: it takes as long as half a reading. */
const bareEach = 4;

/** Reads every document, some of them with bare recognition right before it, and judges what comes out. */
export async function measureAll(
  reader: Reader,
  folder: string,
  truths: readonly Truth[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [index, truth] of truths.entries()) {
    const bytes = new Uint8Array(await readFile(path.join(folder, truth.file)));
    const bare = await timed(async () => {
      const work = index % bareEach === 0 ? reader.recognise(bytes, truth.type) : null;
      await work;
      return work !== null;
    });
    const { result: reading, cpuMs, clockMs } = await timed(() => reader.read(bytes, truth.kind, truth.type));
    const judged = judge(truth, reading.fields);
    measured.push({
      truth,
      reading,
      judged,
      readMs: cpuMs,
      bareMs: bare.result ? bare.cpuMs : null,
      clockMs,
      boxes: boxesOf(truth, reading, judged),
    });
  }
  return measured;
}
