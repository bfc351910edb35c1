import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { entriesOf } from "../../../bench/documents/catalogue.ts";
import { makeDocument } from "../../../bench/documents/make-document.ts";
import { line } from "./lines.test-helper.ts";
import { parseDocument } from "./parse-document.ts";
import { plausible } from "./plausible.ts";
import { readPicture } from "./read-picture.ts";
import { readDate } from "./values.ts";
import { readZone } from "./zone.ts";
import { checkDigit } from "./zone-digits.ts";

/** Half past midnight of a day in Nairobi, when the day before still lasts in UTC. */
const justAfterMidnight = (day: string) => vi.setSystemTime(new Date(`${day}T00:30:00+03:00`));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("today is Nairobi's day, also before it begins in UTC", () => {
  it("for a card that was issued today", () => {
    justAfterMidnight("2026-11-22");
    const issued = { value: "2026-11-22", confidence: 0.95, proven: false, boxes: [] };
    expect(plausible([{ name: "dateOfIssue", ...issued }])).toMatchObject([{ confidence: 0.95 }]);
  });

  it("for dates without labels", () => {
    justAfterMidnight("2026-11-22");
    const lines = [line("20.09.1991", 300, 200), line("22.11.2026", 300, 250)];
    const { candidates } = parseDocument("id-front", { lines, zone: [] });
    expect(candidates.map(({ name }) => name).toSorted()).toEqual(["dateOfBirth", "dateOfIssue"]);
  });

  it("for a card that expired with the day before", async () => {
    const entry = entriesOf("development").find(({ layout }) => layout === "maisha-front");
    if (!entry) throw new Error("there is such a card");
    const { bytes, truth } = await makeDocument({ ...entry, condition: "clean" });
    const [expiry = ""] = truth.fields.dateOfExpiry?.values ?? [];
    const picture = await decodePicture(bytes, { maxSide: 2400 });
    justAfterMidnight(new Date(Date.parse(expiry) + 24 * 3_600_000).toISOString().slice(0, 10));
    const { fields, notices } = await readPicture(picture, "id-front", () => {});
    expect(fields.dateOfExpiry?.value).toBe(expiry);
    expect(notices).toContain("expired");
  });

  it("for years of two digits", () => {
    justAfterMidnight("2027-01-01");
    expect(readDate("04.05.37")?.value).toBe("2037-05-04");
    const withDigit = (text: string) => text + checkDigit(text);
    const parts = [
      withDigit("A3428799<"),
      withDigit("270101"),
      withDigit("361221"),
      withDigit("<".repeat(14)),
    ] as const;
    const zone = [
      "P<KENWEKESA<<JOYCE<NAFULA".padEnd(44, "<"),
      `${parts[0]}KEN${parts[1]}F${parts[2]}${parts[3]}${checkDigit(parts.join(""))}`,
    ];
    expect(readZone(zone)?.birth?.value).toBe("2027-01-01");
  });
});
