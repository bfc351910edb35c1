import type { Fields } from "./documentation.ts";
import { describeSchema } from "./documentation.ts";
import { errorAnswer } from "./error-answer.ts";
import type { pageQuery } from "./paging.ts";
import { periodQuery, reportPeriod } from "./period.ts";
import { pictureQuery } from "./picture-query.ts";

/** Made-up ids for examples. */
export const exampleId = "3f0c1c2e-7f6e-4a53-9d1b-0a2f6f3e9a11";
export const otherExampleId = "8b1a9953-6e1f-4c6b-8d3a-2f5c7e0d4b62";

export const pageFields: Fields<typeof pageQuery> = {
  page: ["Which page of the list, from 1.", 1],
  pageSize: ["Rows of a page, at most 200.", 50],
  q: ["Words to look for.", "loan officer"],
};

export const periodFields: Fields<typeof reportPeriod> = {
  from: ["First day of the period.", "2026-10-23"],
  to: ["Last day of the period.", "2026-11-21"],
};

export const coreDocs = [
  describeSchema(reportPeriod, "Period", "Days of a report, first and last included.", periodFields),
  describeSchema(pictureQuery, "PictureQuery", "How a picture is to be.", {
    language: ["The language of its words.", "sw"],
  }),
  describeSchema(errorAnswer, "ApiError", "What every failed call answers.", {
    message: ["A sentence for the person.", "Some fields need your attention."],
    code: ["What went wrong, for programs.", "validation"],
    fields: [
      "What is wrong with each field, by its path. Only with the code `validation`.",
      { email: "Please enter a valid email address" },
    ],
  }),
  describeSchema(periodQuery, "PeriodQuery", "The days, in Nairobi, that a report is asked for.", {
    from: ["First day; 30 days up to `to` when it is left out.", "2026-10-23"],
    to: ["Last day; today when it is left out.", "2026-11-21"],
  }),
];
