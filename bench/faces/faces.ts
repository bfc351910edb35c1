import { loadImage } from "@napi-rs/canvas";
import { thresholds, verdictOf } from "#server/platform/faces/compare-faces.ts";
import { type Look, lookAtPicture, type SeenFace } from "#server/platform/faces/look-at-picture.ts";
import { distance, type Embedding, embed } from "#server/platform/faces/recognition.ts";
import { printTable } from "../report.ts";
import { type Photograph, photographs } from "./people.ts";
import { photographCard, printings } from "./print.ts";

/** A face as the comparison sees it. */
interface Side {
  person: string;
  name: string;
  embedding: Embedding;
  /** Nothing about it is too poor for a match. */
  clear: boolean;
}

/** A card that was printed from one photograph and photographed. */
interface Card extends Side {
  printing: string;
}

const folder = process.argv.find((word) => word.startsWith("--folder="))?.slice("--folder=".length);

async function main() {
  const selfies: Side[] = [];
  const cards: Card[] = [];
  const aside = new Set<string>();
  const tried = new Map<string, { cards: number; unseen: number }>();
  const times: number[] = [];
  for (const { photograph, aside: kept } of photographs(folder)) {
    if (kept) aside.add(photograph.person);
    const { person, name } = photograph;
    const look = await lookAtPicture(photograph.bytes);
    const seen = meant(look, photograph);
    if (!seen) {
      console.log(`No face found: ${name}`);
      continue;
    }
    selfies.push({ person, name, ...(await sideOf(look, seen)) });
    for (const printing of printings) {
      const image = await loadImage(photograph.bytes);
      const file = photographCard(image, cropAround(seen), printing, name + printing.name);
      const start = process.cpuUsage();
      const cardLook = await lookAtPicture(file);
      const [portrait] = cardLook.faces;
      const entry = tried.get(printing.name) ?? { cards: 0, unseen: 0 };
      entry.cards += 1;
      if (portrait)
        cards.push({ person, name, printing: printing.name, ...(await sideOf(cardLook, portrait)) });
      else entry.unseen += 1;
      tried.set(printing.name, entry);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  }
  for (const [title, part] of [
    ["tuned on", false],
    ["kept aside, read once for the record", true],
  ] as const) {
    const of = <Item extends Side>(items: Item[]) => items.filter(({ person }) => aside.has(person) === part);
    report(title, of(selfies), of(cards), tried);
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`\nProcessor time of one picture, looked at and embedded: ${mean.toFixed(0)} ms.`);
  console.log(
    "False accept: two persons' pairs that match. False reject: one person's that are not matched, no match and unsure together.",
  );
  console.log(
    "Not covered: African faces but for a few, age between both pictures, real cards, real phones, masks, twins.",
  );
}

/** The face that is meant: where it is said to be, or nearest to the middle. */
function meant({ faces, pyramid }: Look, { at }: Photograph): SeenFace | undefined {
  const [whole] = pyramid;
  const middle = [(whole?.width ?? 0) / 2, (whole?.height ?? 0) / 2] as const;
  const [x, y] = at ?? middle;
  const away = ({ box, face }: SeenFace) =>
    at
      ? Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
      : Math.hypot(face.centre[0] - x, face.centre[1] - y);
  return faces.toSorted((a, b) => away(a) - away(b))[0];
}

const sideOf = async ({ pyramid }: Look, { face, quality }: SeenFace) => ({
  embedding: await embed(pyramid, face.mesh),
  clear: quality.notices.length === 0,
});

/** Head and shoulders. */
const cropAround = ({ box }: SeenFace) => ({
  left: box.x + box.width / 2 - box.width * 0.95,
  top: box.y + box.height / 2 - box.width * 1.15,
  width: box.width * 1.9,
  height: box.width * 2.35,
});

type Tally = Record<"match" | "unsure" | "no_match", number>;

function tally(pairs: readonly (readonly [Side, Side])[]): Tally {
  const counts: Tally = { match: 0, unsure: 0, no_match: 0 };
  for (const [one, other] of pairs) {
    const clear = one.clear && other.clear;
    counts[clear ? verdictOf(distance(one.embedding, other.embedding)) : "unsure"] += 1;
  }
  return counts;
}

function report(
  title: string,
  selfies: Side[],
  cards: Card[],
  tried: Map<string, { cards: number; unseen: number }>,
) {
  const people = new Set(selfies.map(({ person }) => person)).size;
  const rows = ["photographs", ...printings.map(({ name }) => name), "all cards"].map((name) => {
    const others =
      name === "photographs" ? [] : cards.filter(({ printing }) => name === "all cards" || printing === name);
    const pairs: [Side, Side][] =
      name === "photographs"
        ? selfies.flatMap((one, at) => selfies.slice(0, at).map((other): [Side, Side] => [one, other]))
        : others.flatMap((card) => selfies.map((selfie): [Side, Side] => [card, selfie]));
    const same = pairs.filter(([one, other]) => one.person === other.person && one.name !== other.name);
    const itself = pairs.filter(([one, other]) => one.name === other.name);
    const different = pairs.filter(([one, other]) => one.person !== other.person);
    const wrong = tally(different);
    const right = tally(same);
    const unseen = tried.get(name)?.unseen;
    return [
      name,
      String(different.length),
      share(wrong.match, different.length),
      share(wrong.unsure, different.length),
      String(same.length),
      share(right.no_match, same.length),
      share(right.unsure, same.length),
      share(same.length - right.match, same.length),
      String(itself.length),
      share(itself.length - tally(itself).match, itself.length),
      unseen === undefined ? "" : `${unseen}`,
    ];
  });
  printTable(
    `Faces, ${title}: ${people} persons, match below ${thresholds.match}, no match above ${thresholds.noMatch}`,
    [
      "second picture",
      "two persons",
      "match",
      "unsure",
      "one person, two photographs",
      "no match",
      "unsure",
      "not matched",
      "same photograph",
      "not matched",
      "no face, both parts",
    ],
    rows,
  );
}

/** In per cent with the upper end of the 95 % interval: three in n where none was seen, else by Wilson. */
function share(count: number, of: number): string {
  if (of === 0) return "-";
  const rate = count / of;
  const z = 1.96;
  const centre = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  const upper = count === 0 ? 3 / of : (centre + spread) / (1 + z ** 2 / of);
  return `${(100 * rate).toFixed(2)} (< ${(100 * Math.min(1, upper)).toFixed(2)})`;
}

await main();
