import { type Block, compare, FormulaError, functions, isBlock, toNumber, type Value } from "./functions.ts";
import { columnName, dateSerial, type Workbook } from "./model.ts";
import { type Expression, parseFormula, type Reference } from "./parse-formula.ts";

/** `valueAt("Schedule", row, column)`, both zero-based. */
export type Calculated = (sheet: string, row: number, column: number) => Value;

function operate(operator: string, left: Value, right: Value): Value {
  switch (operator) {
    case "&":
      return `${left ?? ""}${right ?? ""}`;
    case "+":
      return toNumber(left) + toNumber(right);
    case "-":
      return toNumber(left) - toNumber(right);
    case "*":
      return toNumber(left) * toNumber(right);
    case "^":
      return toNumber(left) ** toNumber(right);
    case "/":
      if (toNumber(right) === 0) throw new FormulaError("#DIV/0!");
      return toNumber(left) / toNumber(right);
    case "=":
      return compare(left, right) === 0;
    case "<>":
      return compare(left, right) !== 0;
    case "<":
      return compare(left, right) < 0;
    case ">":
      return compare(left, right) > 0;
    case "<=":
      return compare(left, right) <= 0;
    default:
      return compare(left, right) >= 0;
  }
}

/**
 * Calculates a workbook's formulas, so that a reader that does not calculate (Excel's protected view, the
 * preview of a phone's mail) shows figures and not blanks.
 * @returns the value of any cell; asking throws FormulaError (with the cell named) where a formula fails,
 * refers to itself or uses an unknown function
 */
export function calculate(workbook: Workbook): Calculated {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]));
  const known = new Map<string, Value>();
  const pending = new Set<string>();

  const valueAt: Calculated = (sheetName, row, column) => {
    const sheet = sheets.get(sheetName);
    if (!sheet) throw new FormulaError(`#REF! no sheet ${sheetName}`);
    const content = sheet.rows[row]?.[column]?.value ?? null;
    if (content instanceof Date) return dateSerial(content);
    if (typeof content !== "string" || !content.startsWith("=")) return content;

    const address = `${sheetName}!${columnName(column)}${row + 1}`;
    const before = known.get(address);
    if (before !== undefined) return before;
    if (pending.has(address)) throw new FormulaError("#REF! circle").at(address);
    pending.add(address);
    try {
      // A formula that only names an empty cell shows 0.
      const value = scalar(parseFormula(content), sheetName) ?? 0;
      known.set(address, value);
      return value;
    } catch (error) {
      throw error instanceof FormulaError ? error.at(address) : error;
    } finally {
      pending.delete(address);
    }
  };

  function cells(reference: Reference, sheet: string): Block {
    const { from, to } = reference;
    const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
    const values = Array.from({ length: rows * columns }, (_, index) =>
      valueAt(
        reference.sheet ?? sheet,
        from.row + Math.floor(index / columns),
        from.column + (index % columns),
      ),
    );
    return { values, rows, columns };
  }

  function evaluate(expression: Expression, sheet: string): Value | Block {
    switch (expression.kind) {
      case "constant":
        return expression.value;
      case "reference": {
        const block = cells(expression, sheet);
        return block.values.length === 1 ? (block.values[0] ?? null) : block;
      }
      case "unary": {
        const operand = toNumber(scalar(expression.operand, sheet));
        return expression.operator === "%" ? operand / 100 : -operand;
      }
      case "binary":
        return operate(expression.operator, scalar(expression.left, sheet), scalar(expression.right, sheet));
      case "call":
        return call(expression.name, expression.args, sheet);
    }
  }

  function scalar(expression: Expression, sheet: string): Value {
    const value = evaluate(expression, sheet);
    if (isBlock(value)) throw new FormulaError("#VALUE!");
    return value;
  }

  function call(name: string, args: Expression[], sheet: string): Value {
    const [first, second, third] = args;
    if (name === "IF" && first && second) {
      const chosen = scalar(first, sheet) ? second : third;
      return chosen ? scalar(chosen, sheet) : false;
    }
    if (name === "IFERROR" && first && second) {
      try {
        return scalar(first, sheet);
      } catch (error) {
        if (error instanceof FormulaError) return scalar(second, sheet);
        throw error;
      }
    }
    const compute = functions[name];
    if (!compute) throw new FormulaError(`#NAME? ${name}`);
    return compute(...args.map((arg) => evaluate(arg, sheet)));
  }

  return valueAt;
}
