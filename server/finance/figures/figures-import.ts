import {
  calendarMonth,
  type Figures,
  figureNames,
  figuresImportFields,
  monthlyFiguresInput,
} from "#contract/finance/figures.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import { writtenCents } from "#server/platform/import/written-amount.ts";
import * as queries from "./figures.queries.ts";
import { monthOf, writtenMonth } from "./months.ts";

type ImportedFigures = Figures & { month: string };

const money = new Set<string>(["deposits", "loans"]);

/** A figure as a file has it; NaN for what is none, which the schema refuses. */
function writtenFigure(name: string, text: string): number | null {
  if (text === "" || text === "-") return null;
  const cents = writtenCents(text) ?? Number.NaN;
  return money.has(name) ? cents : cents / 100;
}

/** Imports the figures of months of which there are none. What was entered here stays. */
export const figuresImport: ImportDefinition<ImportedFigures> = {
  kind: "monthly_figures",
  fields: figuresImportFields,
  keptReason: "They have been corrected since.",
  read(texts) {
    const figures = Object.fromEntries(
      figureNames.map((name) => [name, writtenFigure(name, texts[name] ?? "")]),
    );
    const wrong = figureNames.find((name) => Number.isNaN(figures[name]));
    if (wrong) return { problems: { [wrong]: "This is no number" } };
    const month = calendarMonth.safeParse(writtenMonth(texts.month ?? ""));
    if (!month.success) return { problems: { month: "Please give a month and a year, such as 2026-10" } };
    if (month.data > monthOf(new Date())) return { problems: { month: "This month has not begun yet" } };
    const checked = checkInput(monthlyFiguresInput, { ...figures, month: month.data });
    return checked.problems ? { problems: checked.problems } : { row: checked.data };
  },
  keysOf: ({ month }) => ({ sought: month, known: [month] }),
  async find(scope, months) {
    const found = await queries.monthsAmong(scope, months);
    return new Map(found.map(({ month, id }) => [month, id]));
  },
  create: (scope, rows, { id: importId, startedBy }) =>
    queries.insertImported(
      scope,
      [...rows].map(([id, row]) => ({ ...row, id, importId, recordedBy: startedBy })),
    ),
  remove: queries.deleteUncorrected,
};
