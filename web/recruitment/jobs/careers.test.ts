import { expect, it } from "vitest";
import { careersDescription } from "./careers.ts";

const sacco = {
  name: "Umoja SACCO",
  slug: "umoja",
  openJobs: 12,
  paused: false,
  generalApplications: false,
  lastPosted: null,
};

it.each([
  [{}, /^12 open positions at Umoja SACCO: /, /^Nafasi 12 za kazi katika Umoja SACCO: /],
  [{ openJobs: 1 }, /^1 open position at Umoja SACCO: /, /^Nafasi 1 ya kazi katika Umoja SACCO: /],
  [{ openJobs: 0 }, /^Umoja SACCO has no open position/, /^Umoja SACCO haina nafasi ya kazi/],
  [{ paused: true }, /^Umoja SACCO takes no applications now/, /^Umoja SACCO haipokei maombi kwa sasa/],
])("describes the careers page of a SACCO with %j", (values, english, kiswahili) => {
  expect(careersDescription({ ...sacco, ...values }, "en")).toMatch(english);
  expect(careersDescription({ ...sacco, ...values }, "sw")).toMatch(kiswahili);
});
