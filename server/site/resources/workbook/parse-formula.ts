import { columnIndex } from "./model.ts";

/** A cell or a block of cells; both corners zero-based and included. */
export interface Reference {
  kind: "reference";
  /** `undefined` is the sheet of the formula. */
  sheet: string | undefined;
  from: { row: number; column: number };
  to: { row: number; column: number };
}

export type Expression =
  | { kind: "constant"; value: number | string | boolean }
  | Reference
  | { kind: "call"; name: string; args: Expression[] }
  | { kind: "unary"; operator: "-" | "+" | "%"; operand: Expression }
  | { kind: "binary"; operator: string; left: Expression; right: Expression };

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>(?:[^"]|"")*)"|(?<reference>(?:(?:'[^']+'|[A-Za-z_]+)!)?\$?[A-Z]{1,2}\$?\d+(?::\$?[A-Z]{1,2}\$?\d+)?)(?![\w(])|(?<name>[A-Z]+)|(?<operator><=|>=|<>|[-+*/^&=<>(),%]))/y;

/** Binary operators from the loosest to the tightest, as spreadsheets bind them. */
const precedence = [["=", "<>", "<", ">", "<=", ">="], ["&"], ["+", "-"], ["*", "/"], ["^"]];

type Token = Partial<Record<"number" | "text" | "reference" | "name" | "operator", string>>;

function tokens(formula: string): Token[] {
  const found: Token[] = [];
  tokenPattern.lastIndex = 1;
  while (tokenPattern.lastIndex < formula.length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(formula);
    if (!match?.groups) throw new SyntaxError(`${formula}: cannot read "${formula.slice(at)}"`);
    // As it is: a copy of the groups costs ten times what finding them does.
    found.push(match.groups);
  }
  return found;
}

function corner(text: string) {
  const [, letters = "", digits = ""] = /([A-Z]+)(\d+)/.exec(text.replaceAll("$", "")) ?? [];
  return { row: Number(digits) - 1, column: columnIndex(letters) };
}

/**
 * Reads `A1`, `$B$2:C9` or `'Sheet name'!A1:B2`.
 * @param text a reference, with or without the sheet and with or without `$`
 */
export function parseReference(text: string): Reference {
  const bang = text.lastIndexOf("!");
  const [first = "", last = first] = text.slice(bang + 1).split(":");
  return {
    kind: "reference",
    sheet: bang < 0 ? undefined : text.slice(0, bang).replace(/^'|'$/g, ""),
    from: corner(first),
    to: corner(last),
  };
}

/**
 * Reads a spreadsheet formula: numbers, texts, references, the usual operators and function calls.
 * @param formula with its leading `=`
 * @throws SyntaxError when it is not one
 */
export function parseFormula(formula: string): Expression {
  const queue = tokens(formula);
  const fail = (): never => {
    throw new SyntaxError(`${formula}: unexpected ${JSON.stringify(queue[0]) ?? "end"}`);
  };
  const take = (operator: string) => {
    if (queue[0]?.operator !== operator) return false;
    queue.shift();
    return true;
  };
  const expect = (operator: string) => take(operator) || fail();

  function primary(): Expression {
    if (take("(")) {
      const inner = binary(0);
      expect(")");
      return inner;
    }
    const { number, text, reference, name } = queue.shift() ?? fail();
    if (number !== undefined) return { kind: "constant", value: Number(number) };
    if (text !== undefined) return { kind: "constant", value: text.replaceAll('""', '"') };
    if (reference !== undefined) return parseReference(reference);
    if (name === "TRUE" || name === "FALSE") return { kind: "constant", value: name === "TRUE" };
    return name === undefined ? fail() : { kind: "call", name, args: args() };
  }

  function args(): Expression[] {
    expect("(");
    if (take(")")) return [];
    const list = [binary(0)];
    while (take(",")) list.push(binary(0));
    expect(")");
    return list;
  }

  function unary(): Expression {
    if (take("-")) return { kind: "unary", operator: "-", operand: unary() };
    if (take("+")) return unary();
    const operand = primary();
    return take("%") ? { kind: "unary", operator: "%", operand } : operand;
  }

  function binary(level: number): Expression {
    const operators = precedence[level];
    if (!operators) return unary();
    const next = () => operators.find(take);
    let left = binary(level + 1);
    for (let operator = next(); operator; operator = next()) {
      left = { kind: "binary", operator, left, right: binary(level + 1) };
    }
    return left;
  }

  const expression = binary(0);
  return queue.length > 0 ? fail() : expression;
}
