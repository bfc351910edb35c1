import { escapeXml } from "./escape-xml.ts";
import { type Accepts, columnName, dateSerial, type Sheet } from "./model.ts";

interface Rule {
  type: "decimal" | "whole" | "date" | "textLength" | "list" | "custom";
  formulas: (string | number)[];
  title: string;
  message: string;
}

/** Far above any SACCO's balance: what it stops is a slip of the finger. */
const maxShillings = 1e12;
const firstDay = dateSerial(new Date(Date.UTC(2000, 0, 1)));
const lastDay = dateSerial(new Date(Date.UTC(2099, 11, 31)));

function ruleOf(accepts: Accepts): Rule {
  switch (accepts.kind) {
    case "amount":
      return {
        type: "decimal",
        formulas: [accepts.min, maxShillings],
        title: "An amount in shillings",
        message:
          accepts.min < 0
            ? "Type figures only, as 12500 or 12500.50. A loss has a minus before it."
            : "Type figures only, 0 or more, as 12500 or 12500.50.",
      };
    case "whole":
      return {
        type: "whole",
        formulas: [accepts.min, accepts.max],
        title: "A whole number",
        message: `Type a whole number from ${accepts.min} to ${accepts.max}.`,
      };
    case "share":
      return {
        type: "decimal",
        formulas: [0, accepts.max],
        title: "A percentage",
        message: `Type a percentage from 0% to ${accepts.max * 100}%, as 12%.`,
      };
    case "date":
      return {
        type: "date",
        formulas: [firstDay, lastDay],
        title: "A date",
        message: "Type a date from 2000 to 2099, as 31 Jan 2026.",
      };
    case "text":
      return {
        type: "textLength",
        formulas: [0, accepts.maxLength],
        title: "A short text",
        message: `Type at most ${accepts.maxLength} characters.`,
      };
    case "list":
      return { type: "list", formulas: [accepts.range], title: "One of a list", message: accepts.message };
    case "formula":
      return {
        type: "custom",
        formulas: [accepts.formula],
        title: "Please check",
        message: accepts.message,
      };
  }
}

function ruleMarkup({ type, formulas, title, message }: Rule, cells: string): string {
  const between = formulas.length === 2 ? ' operator="between"' : "";
  const written = formulas
    .map((formula, index) => `<formula${index + 1}>${escapeXml(String(formula))}</formula${index + 1}>`)
    .join("");
  return `<dataValidation type="${type}"${between} allowBlank="1" showErrorMessage="1" errorTitle="${escapeXml(title)}" error="${escapeXml(message)}" sqref="${cells}">${written}</dataValidation>`;
}

/** Rows of one column that follow each other, as one range. */
function ranges(column: number, rows: number[]): string[] {
  const letters = columnName(column);
  const runs: [number, number][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run[1] === row - 1) run[1] = row;
    else runs.push([row, row]);
  }
  return runs.map(([from, to]) =>
    from === to ? `${letters}${from + 1}` : `${letters}${from + 1}:${letters}${to + 1}`,
  );
}

/** The rules of a sheet's inputs as markup; empty when nothing is to be filled in. */
export function validationMarkup(sheet: Sheet): string {
  // Cells of a column share a rule; the references of its formula move along, from the topmost cell.
  const shared = new Map<string, { rule: Rule; column: number; rows: number[] }>();
  sheet.columns.forEach((_, column) => {
    sheet.rows.forEach((cells, row) => {
      const accepts = cells[column]?.accepts;
      if (!accepts) return;
      const key = JSON.stringify([column, accepts]);
      const { rows } = shared.get(key) ?? { rows: [] };
      shared.set(key, { rule: ruleOf(accepts), column, rows: [...rows, row] });
    });
  });
  const rules = [...shared.values()].map(({ rule, column, rows }) =>
    ruleMarkup(rule, ranges(column, rows).join(" ")),
  );
  return rules.length === 0
    ? ""
    : `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}
