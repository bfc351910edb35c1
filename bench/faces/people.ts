import { globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join } from "node:path";

/** A photograph of a person; where it shows several, `at` lies in the face that is meant. */
export interface Photograph {
  person: string;
  name: string;
  bytes: Buffer;
  at?: readonly [x: number, y: number];
}

/**
 * Who is where on the photographs that face-api's package brings along (MIT): seventeen women, of whom one is on two.
 * Of another two it is not certain whether they are one, and one of these is left out.
 */
const samples: Record<number, Record<string, readonly [number, number]>> = {
  1: { cat: [510, 494], mermaid: [937, 547], anne: [1582, 322] },
  3: { anne: [1187, 371], blue: [1583, 451], blonde: [695, 477] },
  4: { curls: [1074, 316], laughing: [1362, 278], tall: [752, 192] },
  5: { left: [468, 1033], red: [682, 553], right: [1509, 539], wall: [1199, 338], top: [863, 233] },
  6: { second: [772, 492], beth: [1268, 464], first: [358, 639], fourth: [1592, 424] },
};

function packaged(): Photograph[] {
  const description = findPackageJSON("@vladmandic/face-api", import.meta.url);
  if (!description) throw new Error("@vladmandic/face-api is not installed");
  return Object.entries(samples).flatMap(([number, people]) => {
    const bytes = readFileSync(join(dirname(description), "demo", `sample${number}.jpg`));
    return Object.entries(people).map(([person, at]) => ({
      person,
      name: `sample${number} ${person}`,
      bytes,
      at,
    }));
  });
}

/** A folder of one's own: `Person_0001.jpg`, one face each, or the one in the middle. */
const fromFolder = (folder: string): Photograph[] =>
  globSync(`${folder}/*.{jpg,jpeg,png,webp}`)
    .toSorted()
    .map((file) => ({
      person: basename(file).replace(/[_-]?\d*\.\w+$/, ""),
      name: basename(file),
      bytes: readFileSync(file),
    }));

/** All photographs, and which of them were kept aside when thresholds were chosen: those of every third person. */
export function photographs(folder: string | undefined): { photograph: Photograph; aside: boolean }[] {
  const all = folder ? fromFolder(folder) : packaged();
  const people = [...new Set(all.map(({ person }) => person))];
  return all.map((photograph) => ({ photograph, aside: people.indexOf(photograph.person) % 3 === 2 }));
}
