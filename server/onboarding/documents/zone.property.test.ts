import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readZone, type Zone } from "./zone.ts";
import { checkDigit } from "./zone-digits.ts";

const filled = (text: string, length: number) => text.padEnd(length, "<").slice(0, length);
const withDigit = (text: string) => text + checkDigit(text);

const day = (from: number, to: number) =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map((parts) => parts.map((part) => String(part % 100).padStart(2, "0")).join(""));
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const name = fc.stringMatching(/^[A-Z]{3,9}$/);

const passport = fc
  .record({
    number: fc.tuple(fc.constantFrom("A", "AK", "BK"), digits(7)).map((parts) => parts.join("")),
    birth: day(1950, 1999),
    end: day(2027, 2035),
    own: digits(8),
    surname: name,
    given: name,
    sex: fc.constantFrom("M", "F"),
  })
  .map(({ number, birth, end, own, surname, given, sex }) => {
    const parts = [
      withDigit(filled(number, 9)),
      withDigit(birth),
      withDigit(end),
      withDigit(filled(own, 14)),
    ] as const;
    const over = checkDigit(parts.join(""));
    return {
      rows: [
        filled(`P<KEN${surname}<<${given}`, 44),
        `${parts[0]}KEN${parts[1]}${sex}${parts[2]}${parts[3]}${over}`,
      ],
      number,
      own,
    };
  });

/** What recognition takes characters for. */
const confusions: Record<string, string> = {
  "0": "OD",
  O: "0",
  "1": "IL",
  I: "1",
  "8": "B",
  B: "8",
  "5": "S",
  S: "5",
  "2": "Z",
  Z: "2",
  "6": "G",
  G: "6",
};

const allProven = ({ documentNumber, birth, end, personNumber, whole }: Zone) =>
  whole === true && [documentNumber, birth, end, personNumber].every((value) => value?.proof === "proven");

describe("a passport's zone", () => {
  it("is read as it is printed", () => {
    fc.assert(
      fc.property(passport, ({ rows, number, own }) => {
        const zone = readZone(rows);
        expect(zone?.rows).toEqual(rows);
        expect(zone?.documentNumber.value).toBe(number);
        expect(zone?.personNumber).toEqual({ value: own, proof: "proven" });
      }),
      { numRuns: 200 },
    );
  });

  it("is mended or doubted after any one confusion, and never another that is proven", () => {
    fc.assert(
      fc.property(passport, fc.nat({ max: 43 }), fc.nat({ max: 1 }), ({ rows, number, own }, at, which) => {
        const [first = "", second = ""] = rows;
        const wrong = confusions[second[at] ?? ""]?.[which];
        fc.pre(wrong !== undefined);
        const zone = readZone([first, second.slice(0, at) + wrong + second.slice(at + 1)]);
        if (!zone || !allProven(zone)) return;
        expect(zone.documentNumber.value).toBe(number);
        expect(zone.personNumber?.value).toBe(own);
        expect(zone.rows[1]).toBe(second);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is whole again when fillers were lost where many follow each other", () => {
    fc.assert(
      fc.property(passport, fc.integer({ min: 1, max: 5 }), ({ rows }, lost) => {
        const [first = "", second = ""] = rows;
        const at = second.lastIndexOf("<<");
        const shorter = second.slice(0, at - lost + 2) + second.slice(at + 2);
        expect(readZone([first.replace(/<+$/, "<<"), shorter])?.rows).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });

  const first = filled("P<KENWEKESA<<JOYCE<NAFULA", 44);
  const second = (() => {
    const parts = [withDigit("A3428799<"), withDigit("891016"), withDigit("361221"), filled("", 15)] as const;
    return `${parts[0]}KEN${parts[1]}F${parts[2]}${parts[3]}${checkDigit(parts.join(""))}`;
  })();

  it.each([
    ["its first letters are under a finger", first.slice(3), second],
    ["the filler behind its number is lost", first, second.replace("<", "")],
    [
      "the filler behind its number was taken for a letter that counts the same",
      first,
      second.replace("<", "K"),
    ],
    ["its last fillers were taken for digits", first, second.replace(/<{14}/, "64566456645664")],
    ["a stain stands behind a row", first, `${second}L`],
  ])("is read where %s", (_, upper, lower) => {
    expect(readZone([upper, lower])?.rows).toEqual([first, second]);
  });

  it("is nothing without its first letters where a digit of the other row does not hold", () => {
    const wrong = second.replace("KEN891016", "KEN891017");
    expect(readZone([first.slice(3), wrong])).toBeNull();
  });

  it("takes nothing at all for a zone that is none", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z0-9< ]{0,60}$/), { maxLength: 5 }), (rows) => {
        const zone = readZone(rows);
        if (zone) expect(allProven(zone)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a card's zone", () => {
  const rows = (country: string) => {
    const [number, own, birth, end] = ["446356302", "83445386", "560323", "280401"];
    const upper = `ID${country}${withDigit(number)}${filled(own, 15)}`;
    const lower = `${withDigit(birth)}M${withDigit(end)}${country}${filled("", 11)}`;
    const over = checkDigit(upper.slice(5) + lower.slice(0, 7) + lower.slice(8, 15) + lower.slice(18));
    return [upper, lower + over, filled("MWAKULEGWA<<SIMON<MWAMBURI", 30)];
  };

  it.each(["KEN", "KYA"])("is read with the country %s", (country) => {
    expect(readZone(rows(country))).toMatchObject({
      kind: "card",
      country,
      rows: rows(country),
      documentNumber: { value: "446356302", proof: "proven" },
      personNumber: { value: "83445386", proof: "proven" },
      birth: { value: "1956-03-23", proof: "proven" },
      end: { value: "2028-04-01", proof: "proven" },
      sex: "male",
      names: { surname: "MWAKULEGWA", givenNames: "SIMON MWAMBURI", whole: true },
      whole: true,
    });
  });

  it("is read on an old card, where the number of the person stands behind a letter", () => {
    const old = [
      "IDKYA6377767391<<6085<<<<<6739",
      "0411022F2312260<B089974165P<<0",
      "NAKIRU<<<<<<<<<<<<<<<<<<<<<<<<",
    ];
    expect(readZone(old)).toMatchObject({
      kind: "old-card",
      rows: old,
      documentNumber: { value: "637776739", proof: "proven" },
      personNumber: { value: "89974165" },
      birth: { value: "2004-11-02", proof: "proven" },
      end: { value: "2023-12-26", proof: "proven" },
      sex: "female",
    });
  });
});
