import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellingLines, spellingOf } from "#server/platform/names/spellings.ts";
import { compareNames } from "./compare-names.ts";

const outcomeOf = (typed: string, read: string) => {
  const { outcome, reasons } = compareNames(typed, read);
  return [outcome, ...reasons.map(({ code }) => code)];
};

describe("one person's name", () => {
  it.each([
    ["Grace Wanjiku Kamau", "KAMAU GRACE WANJIKU", "equal"],
    ["Dr. Peter Ng'ang'a", "NGANGA PETER", "equal"],
    ["Eng. Achieng’ Mary", "Mary Achieng", "equal"],
    ["Wanjikũ Mũthoni", "Muthoni Wanjiku", "equal"],
    ["Mary Akinyi-Odhiambo", "ODHIAMBO MARY AKINYI", "equal"],
    ["Amina d/o Hassan", "Amina Hassan", "equal"],
    ["Alhaj Mohammed Said", "MOHAMED SAID", "other_spelling"],
    ["Abdul Rahman Ali", "ABDULRAHMAN ALI", "other_spelling"],
    ["Stephen Njoroghe", "Steven Njoroge", "other_spelling"],
    ["Wacera Mureithi", "Wachera Muriithi", "other_spelling"],
  ])("%s is %s", (typed, read, code) => expect(outcomeOf(typed, read)).toEqual(["same", code]));

  it.each([
    ["Grace W. Kamau", "Grace Wanjiku Kamau", "initial"],
    ["Grace Kamau", "Grace Wanjiku Kamau", "name_missing"],
    ["Grace Wanjlku Kamau", "Grace Wanjiku Kamau", "letter_slip"],
    ["GRACE WANJ1KU KAMAU", "Grace Wanjiku Kamau", "letter_slip"],
    ["Grace Karnau", "Grace Kamau", "letter_slip"],
    ["Grace Kmaau", "Grace Kamau", "letter_slip"],
  ])("%s is likely %s", (typed, read, code) => {
    expect(outcomeOf(typed, read)).toEqual(["likely", code]);
    expect(compareNames(typed, read).score).toBeLessThan(compareNames(read, read).score);
  });

  it("says which names it means", () => {
    expect(compareNames("Grace Wanjiku Kamau", "Grace Wanjiru Kamau").reasons[0]?.words).toBe(
      "Other names: Wanjiku against Wanjiru.",
    );
  });
});

describe("another person's name", () => {
  it.each([
    ["Wanjiku", "Wanjiru"],
    ["Otieno", "Atieno"],
    ["Achieng", "Ochieng"],
    ["Wekesa", "Nekesa"],
    ["Njeri", "Njeru"],
    ["Musyoka", "Musyoki"],
    ["Kiprotich", "Jeprotich"],
    ["Chebet", "Jebet"],
    ["Lagat", "Langat"],
    ["Koskei", "Kosgei"],
    ["Francis", "Frances"],
    ["Kevin", "Kelvin"],
    ["Mohamed", "Mohamud"],
    ["Muthoni", "Muthomi"],
    ["Wambui", "Wambua"],
  ])("%s is not %s, whatever the rest says", (one, other) => {
    expect(outcomeOf(`John ${one} Kamau`, `John ${other} Kamau`)).toEqual(["differs", "other_names"]);
    expect(outcomeOf(`John ${one}`, `John ${other}`)[0]).toBe("differs");
  });

  it.each([
    ["Kamau", "John Kamau", "too_little_in_common"],
    ["G. W. Kamau", "Grace Wanjiku Kamau", "too_little_in_common"],
    ["John Kamau Jnr", "John Kamau Snr", "other_generation"],
    ["Dr Kamau", "Dr Mwangi", "other_names"],
  ])("%s against %s: %s", (typed, read, code) => {
    expect(outcomeOf(typed, read)).toEqual(expect.arrayContaining(["differs", code]));
  });

  it("has no place where a side says nothing", () => {
    for (const nothing of ["", " ... ", "12345", "Dr."]) {
      expect(outcomeOf(nothing, "Grace Wanjiku")).toEqual(["not_comparable", "nothing_to_compare"]);
    }
  });
});

describe("the lists", () => {
  it("hold each spelling once", () => {
    const all = spellingLines.flat();
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  });
});

/** Names of which no two are one. */
const apart = [
  ...new Set(
    `wanjiku wanjiru wambui wambua wangari wangui njeri njeru otieno atieno ochieng achieng okoth akoth onyango anyango
  odhiambo adhiambo wafula nafula wekesa nekesa simiyu nasimiyu kiprotich chepkoech chebet kibet kiptoo cheptoo korir
  koskei kosgei lagat langat mutua mutuku musyoka musyoki mutisya mutiso mwende mwendwa kamau kamande kariuki karuri
  muthoni muthomi hassan hussein mohamed mohamud ahmed abdi abdullahi omar amina halima kerubo kemunto ombati momanyi
  grace joyce mary martha francis frances peter patrick john jane janet kevin kelvin katana kazungu charo karisa`
      .split(/\s+/)
      .map(spellingOf),
  ),
];
const fullName = fc.uniqueArray(fc.constantFrom(...apart), { minLength: 2, maxLength: 4 });
const run = { numRuns: 300 };

describe("any names", () => {
  it("compare the same in any order, any case and either way", () => {
    fc.assert(
      fc.property(fullName, fullName, fc.infiniteStream(fc.nat()), (one, other, random) => {
        const shuffled = one.toSorted(() => ((random.next().value ?? 0) % 2 === 0 ? 1 : -1));
        const expected = compareNames(one.join(" "), other.join(" "));
        const again = compareNames(shuffled.join(" ").toUpperCase(), other.toReversed().join("  "));
        expect([again.outcome, again.score]).toEqual([expected.outcome, expected.score]);
        const turned = compareNames(other.join(" "), one.join(" "));
        expect([turned.outcome, turned.score]).toEqual([expected.outcome, expected.score]);
      }),
      run,
    );
  });

  it("of two people are never taken for one's: one name exchanged for another is enough", () => {
    fc.assert(
      fc.property(fullName, fc.nat(), fc.constantFrom(...apart), (name, place, other) => {
        fc.pre(!name.includes(other));
        const theirs = name.with(place % name.length, other);
        const { outcome, score } = compareNames(name.join(" "), theirs.join(" "));
        expect(outcome).toBe("differs");
        expect(score).toBeLessThan(0.75);
      }),
      run,
    );
  });

  it("hold for text that is none", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.string({ maxLength: 200 }),
        (one, other) => {
          const [there, back] = [compareNames(one, other), compareNames(other, one)];
          expect(there.score).toBeGreaterThanOrEqual(0);
          expect(there.score).toBeLessThanOrEqual(1);
          expect([back.outcome, back.score]).toEqual([there.outcome, there.score]);
        },
      ),
      run,
    );
  });
});
