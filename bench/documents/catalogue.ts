import type { Person } from "./people/person.ts";
import type { Condition, Part, Truth, Typed } from "./truth.ts";

type Layout = Truth["layout"];

/** One document of the set: all else follows from this. */
export interface Entry {
  id: string;
  part: Part;
  layout: Layout;
  condition: Condition;
  difference: Typed["difference"];
  /** What is not left to chance, of documents that are made for somebody. */
  made?: { person: Partial<Person>; expiry?: string };
}

/** How many of each layout: two thirds to tune on, one third kept aside; as many as that of further ones. */
const counts: Record<Layout, Record<Part, number>> = {
  "old-front": { development: 60, "held-out": 30, further: 30 },
  "maisha-front": { development: 44, "held-out": 22, further: 22 },
  "old-back": { development: 26, "held-out": 13, further: 13 },
  "maisha-back": { development: 22, "held-out": 11, further: 11 },
  passport: { development: 32, "held-out": 16, further: 16 },
  "kra-pin": { development: 32, "held-out": 16, further: 16 },
};

/** Where among the conditions each part begins, so that few documents still meet all of them. */
const beginnings: Record<Part, number> = { development: 0, "held-out": 11, further: 5 };

const spoiled: readonly Condition[] = ["spoiled-blur", "spoiled-dark", "spoiled-glare", "spoiled-cut"];

/** Conditions come in turn, fair ones between those of phones; `null` stands for a spoiled one. */
const cardTurns: readonly (Condition | null)[] = [
  "clean",
  "perspective",
  "scan",
  "table",
  "photocopy",
  "turned",
  "slight-rotation",
  "fingers",
  "motion",
  "clean",
  "upside-down",
  "glare",
  "low-resolution",
  "photocopy",
  "tilted",
  "shadow",
  "scan",
  "defocus",
  "dim",
  "slight-rotation",
  "compressed",
  "table",
  null,
  "screen",
  "perspective",
];

const certificateTurns: readonly (Condition | null)[] = [
  "pdf-text",
  "perspective",
  "pdf-scan",
  "table",
  "clean",
  "turned",
  "photocopy",
  "shadow",
  "pdf-text",
  "compressed",
  "scan",
  "tilted",
  "pdf-scan",
  "defocus",
  "slight-rotation",
  null,
];

/** Half of the applicants typed what the document says. */
const differences: readonly Typed["difference"][] = [
  "none",
  "wrong-number",
  "none",
  "names-reordered",
  "other-person",
  "none",
  "middle-name-missing",
  "none",
  "day-month",
];

/** A part by its name, or others of the same kinds and conditions: whoever has read a part once has seen it. */
export const setName = (part: Part, seed: string): string => (seed === "" ? part : `${part}-${seed}`);

/** Every document of a part, in a fixed order; with a seed, of others drawn like it. */
export function entriesOf(part: Part, seed = ""): Entry[] {
  const set = setName(part, seed);
  return (Object.keys(counts) as Layout[]).flatMap((layout, place) => {
    const turns = layout === "kra-pin" ? certificateTurns : cardTurns;
    const first = place * 7 + beginnings[part];
    return Array.from({ length: counts[layout][part] }, (_, index) => {
      const condition =
        turns[(first + index) % turns.length] ?? spoiled[(place + index) % spoiled.length] ?? "spoiled-blur";
      return {
        id: `${set}-${layout}-${String(index + 1).padStart(2, "0")}`,
        part,
        layout,
        condition,
        difference: differences[(place + index) % differences.length] ?? "none",
      };
    });
  });
}
