import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDates, withoutDates } from "./dates.ts";

/** The first period of a text as `start end`, `now` for one that lasts, `*` before a single date. */
function period(text: string): string | null {
  const [span] = findDates(text);
  if (!span) return null;
  return `${span.single ? "*" : ""}${span.start ?? "?"} ${span.current ? "now" : (span.end ?? "?")}`;
}

describe("findDates", () => {
  it.each([
    ["March 2015 to date", "2015-03 now"],
    ["1st May 2018 - 30th April 2020", "2018-05-01 2020-04-30"],
    ["03/2019 - 07/2022", "2019-03 2022-07"],
    ["2018 – 2020", "2018 2020"],
    ["6/19 – Present", "2019-06 now"],
    ["1/12 – 12/16", "2012-01 2016-12"],
    ["From: 10th June 2011  To: 28th February 2016", "2011-06-10 2016-02-28"],
    ["Januari 2020 – hadi leo / to date", "2020-01 now"],
    ["2010-14", "2010 2014"],
    ["Jan '19 — Dec '21", "2019-01 2021-12"],
    ["Jan-19 to Feb-20", "2019-01 2020-02"],
    ["Sept. 2012–June 2016", "2012-09 2016-06"],
    ["June, 2014 to Present", "2014-06 now"],
    ["May - August 2014", "2014-05 2014-08"],
    ["12th June - 3rd July 2019", "2019-06-12 2019-07-03"],
    ["From January 2015 to December 2017", "2015-01 2017-12"],
    ["Since 2017", "2017 now"],
    ["Sep 15 - NOW", "2015-09 now"],
    ["Month 20XX – Ongoing", "? now"],
    ["1861-1863", "1861 1863"],
    ["KCSE, '11–'14", "2011 2014"],
    ["Jan 14 – Mar 16", "2014-01 2016-03"],
    ["Mar. 2021 Present", "2021-03 now"],
    ["Mar. 2010 Aug. 2017", "2010-03 2017-08"],
    ["2011 / 11 - 2012 / 04", "2011-11 2012-04"],
    ["2019 - ", "2019 now"],
    ["Machi 2020 hadi sasa", "2020-03 now"],
    ["Juni 2015 - Machi 2019", "2015-06 2019-03"],
    ["Tangu Mei 2018", "2018-05 now"],
    ["15/04/2018 – to date", "2018-04-15 now"],
    ["2019-03 – 2020-11", "2019-03 2020-11"],
    ["Summer 2017", "*2017 2017"],
    ["JANUARY 2017 – TO DATE", "2017-01 now"],
    ["January 2021 - Present (4 years 2 months)", "2021-01 now"],
    ["Graduated 2016", "*2016 2016"],
    ["2014/2016", "2014 2016"],
  ])("reads %s", (text, expected) => {
    expect(period(text)).toBe(expected);
  });

  it.each(["P.O. Box 2010", "KES 2,000,000", "a team of 2000 members", "May I"])(
    "finds none in %s",
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it("finds several periods of a line", () => {
    expect(findDates("2014 - 2016 and later 2018 - 2020")).toHaveLength(2);
  });

  it("never throws, and its spans lie in the text in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        let from = 0;
        for (const span of findDates(text)) {
          expect(span.index).toBeGreaterThanOrEqual(from);
          from = span.index + span.length;
          expect(from).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it("reads back every month it is given", () => {
    const names =
      "January February March April May June July August September October November December".split(" ");
    fc.assert(
      fc.property(fc.integer({ min: 1960, max: 2035 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const written = [
          `${names[month - 1]} ${year}`,
          `${names[month - 1]?.slice(0, 3)}. ${year}`,
          `${month}/${year}`,
        ];
        for (const text of written) {
          expect(findDates(text)[0]?.start).toBe(`${year}-${String(month).padStart(2, "0")}`);
        }
      }),
    );
  });
});

describe("withoutDates", () => {
  it.each([
    ["Accountant (2018 - 2020)", "Accountant"],
    ["2018 – 2020: Accountant", "Accountant"],
    ["Accountant, 2018 – 2020, Nairobi", "Accountant\tNairobi"],
  ])("takes the period out of %s", (text, expected) => {
    expect(withoutDates(text, findDates(text))).toBe(expected);
  });
});
