import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  figuresCalls,
  figuresSummary,
  monthlyFigures,
  monthlyFiguresInput,
  monthlyFiguresList,
} from "./figures.ts";

const figureFields = {
  members: ["Members at the end of the month; null when not known.", 12_847],
  activeAccounts: ["Accounts with a deposit in the last three months; null when not known.", 9_234],
  deposits: ["All deposits, in cents; null when not known.", 4_521_360_000],
  loans: ["What is outstanding of all loans, in cents; null when not known.", 2_381_240_000],
} as const;
const month = ["The month, of the calendar in Nairobi.", "2026-10"] as const;
const source = [
  "Typed by somebody, read from a file, counted in the registers, or sample data of a trial.",
  "imported",
] as const;

export const figuresDocs = [
  describeSchema(monthlyFiguresInput, "MonthlyFiguresInput", "Figures of a month as somebody enters them.", {
    month,
    ...figureFields,
  }),
  describeSchema(monthlyFigures, "MonthlyFigures", "Figures of a month, and where they come from.", {
    id: ["Id of the month's figures.", exampleId],
    month,
    ...figureFields,
    source,
    fileName: ["Name of the file that they were read from; null for others.", "core-banking-october.xlsx"],
    recordedBy: [
      "Who entered or imported them; null when the account is gone, or nobody did.",
      "Grace Wambui",
    ],
    recordedAt: ["When.", "2026-11-02T06:00:00.000Z"],
  }),
  describeSchema(monthlyFiguresList.query, "MonthlyFiguresQuery", "Which page of the months.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    sort: ["By month, the last first unless asked otherwise.", "-month"],
  }),
  describeSchema(figuresSummary.shape.now, "Figures", "The four figures of an organisation.", figureFields),
  describeSchema(figuresSummary, "FiguresSummary", "The last figures and those of the month before.", {
    month,
    soFar: ["Whether the month is not over yet.", false],
    source,
    now: ["The figures of that month."],
    before: ["Those of the month before; null when nothing is known of it."],
  }),
  describeSchema(figuresCalls.counted.query, "CountedFiguresQuery", "Which month is counted.", { month }),
  describeSchema(figuresCalls.remove.params, "MonthlyFiguresPath", "Which month's figures.", {
    id: ["Id of the month's figures.", exampleId],
  }),
];
