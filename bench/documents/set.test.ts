import { describe, expect, it } from "vitest";
import { bounds } from "./camera/geometry.ts";
import { type Entry, entriesOf } from "./catalogue.ts";
import { makeDocument } from "./make-document.ts";
import { communities } from "./people/names.ts";
import { classOf, conditions } from "./truth.ts";

const development = entriesOf("development");
const heldOut = entriesOf("held-out");

const entryOf = (test: (entry: Entry) => boolean) => {
  const entry = development.find(test);
  if (!entry) throw new Error("there is one");
  return entry;
};

describe("the set of documents", () => {
  it("keeps a third aside, and has every condition in both parts", () => {
    const all = [...development, ...heldOut];
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(heldOut.length / all.length).toBeCloseTo(1 / 3, 2);
    for (const entries of [development, heldOut]) {
      expect(new Set(entries.map(({ condition }) => condition))).toEqual(new Set(conditions));
    }
  });

  it("has others of the same kinds and conditions for each seed", () => {
    const drawn = entriesOf("held-out", "second");
    const alike = (entries: readonly Entry[]) => entries.map(({ id: _, ...rest }) => rest);
    expect(alike(drawn)).toEqual(alike(heldOut));
    expect(drawn.filter(({ id }) => heldOut.some((other) => other.id === id))).toEqual([]);
  });

  it("draws further documents with names that the set has not", async () => {
    const entries = entriesOf("further", "second").filter(({ layout }) => layout === "old-front");
    const namesOf = async (entry: Entry) =>
      (await makeDocument(entry)).truth.fields.fullName?.values[0]?.split(" ") ?? [];
    const known = new Set(
      communities.flatMap(({ male, female, family }) =>
        [...male, ...female, ...family].map((name) => name.toUpperCase()),
      ),
    );
    const [first, second] = entries as [Entry, Entry];
    expect((await namesOf(first)).filter((name) => known.has(name))).toEqual([]);
    expect((await namesOf(second)).filter((name) => known.has(name))).toEqual([]);
  });

  it("is the same at every making", async () => {
    const entry = entryOf(({ condition }) => condition === "low-resolution");
    const [first, again] = [await makeDocument(entry), await makeDocument(entry)];
    expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(first.truth).toEqual(again.truth);
  });

  it("says where in the picture each value stands", async () => {
    const { truth } = await makeDocument(entryOf(({ condition }) => condition === "upside-down"));
    expect(classOf(truth.condition)).toBe("phone");
    expect(Math.abs(truth.rotation - 180)).toBeLessThan(15);
    const card = bounds(truth.corners);
    const places = Object.values(truth.fields).flatMap(({ place }) => (place ? [bounds(place)] : []));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place.left).toBeGreaterThan(card.left);
      expect(place.top + place.height).toBeLessThan(card.top + card.height);
    }
  });

  it("asks for nothing that a spoiled picture hides", async () => {
    const { truth } = await makeDocument(entryOf(({ condition }) => condition === "spoiled-dark"));
    expect(truth.class).toBe("spoiled");
    expect(Object.values(truth.fields).some(({ readable }) => readable)).toBe(false);
  });
});
