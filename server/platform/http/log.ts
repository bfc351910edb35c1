import type { FastifyRequest, LogLevel } from "fastify";

/** What a log line may say of an error. */
export type DescribedError = {
  type: string;
  /** A code of ours, of PostgreSQL, of SMTP or of the system. */
  code?: string | number;
  /** `(withheld)` unless its author is known not to quote what people typed. */
  message: string;
  /** Names in the database that the error is about: the constraint, the table, the column. */
  database?: Record<string, string>;
  /** The statement that failed, without its parameters. */
  statement?: string;
  /** What a schema found wrong, by path. */
  issues?: string[];
  /** Where it came from, innermost first. */
  stack: string;
  cause?: DescribedError;
};

/**
 * Classes of PostgreSQL's errors (Appendix A of its manual) whose messages name things of the database only:
 * connection, constraint, sign-in, transaction, resources, operator, system. Others quote values and searches.
 */
const plainClasses = ["08", "23", "28", "3D", "40", "53", "54", "55", "57", "58"];

const databaseNames = ["severity", "schema", "table", "column", "dataType", "constraint", "routine"] as const;
const maxFrames = 12;
const maxCauses = 5;
const maxIssues = 10;
const statementLength = 500;

/** A frame of V8's stack; what a message quotes does not look like one. */
const frame = /^\s+at (?:.*[( ])?(file:|node:|\/|[A-Z]:\\)\S*:\d+:\d+\)?$/;

type Fields = Record<string, unknown>;

const textOf = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === "string" && shape.test(value) ? value : undefined;

function framesOf({ stack = "", message }: Error): string {
  // The stack begins with the message, which may be of many lines.
  const afterMessage = message === "" ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(Math.max(0, afterMessage))
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim())
    .join("\n");
}

function plainMessage(error: Error & Fields): string {
  const { code, severity, syscall, errno } = error;
  const bySystem = typeof syscall === "string" && typeof errno === "number";
  const byDatabase = typeof severity === "string" && plainClasses.includes(String(code).slice(0, 2));
  return bySystem || byDatabase ? error.message : "(withheld)";
}

function issuesOf({ issues }: Fields): string[] | undefined {
  if (!Array.isArray(issues)) return undefined;
  return issues.slice(0, maxIssues).map(({ path, code }) => `${[path].flat().join(".")}: ${code}`);
}

/**
 * An error as the log may keep it: kind, codes and place. Messages stay out, since PostgreSQL, Drizzle, SMTP servers and
 * JSON readers quote in theirs what people typed: names, addresses, phone numbers.
 * @param withMessage keeps the message all the same, for developers with data of their own
 */
export function describeError(error: unknown, withMessage = false, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "(withheld)", stack: "" };
  const fields = error as Error & Fields;
  const database = Object.fromEntries(
    databaseNames.flatMap((name) => {
      const value = textOf(fields[name], /^[\w ]{1,63}$/);
      return value !== undefined && "severity" in fields ? [[name, value]] : [];
    }),
  );
  const code = typeof fields.code === "number" ? fields.code : textOf(fields.code, /^\w[\w.-]{0,60}$/);
  return {
    type: error.constructor.name,
    code,
    ...(typeof fields.responseCode === "number" ? { code: `${code} ${fields.responseCode}` } : {}),
    message: withMessage ? error.message : plainMessage(fields),
    ...(Object.keys(database).length > 0 ? { database } : {}),
    ...(typeof fields.query === "string" ? { statement: fields.query.slice(0, statementLength) } : {}),
    issues: issuesOf(fields),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < maxCauses
      ? { cause: describeError(error.cause, withMessage, depth + 1) }
      : {}),
  };
}

/** A line's own words without addresses: paths and queries carry what people typed. */
const withoutAddresses = (line: string): string =>
  line.replace(/(?<![\w:/])\/[^\s"]+|(?<=[A-Z]:)\/\S+/g, "...");

const isError = (value: unknown): value is Error => value instanceof Error;

/** pino takes an error's message for the words of a line that has none, and Fastify passes it on as such. */
function logPlainly(this: unknown, [first, ...rest]: unknown[], log: WriteLine): void {
  const words = rest.find((one) => typeof one === "string");
  if (typeof first === "string") {
    log.call(this, withoutAddresses(first));
    return;
  }
  const fields = isError(first) ? { err: first } : (first as Fields | null | undefined);
  const { err } = fields ?? {};
  const own = isError(err) && (words === undefined || words === err.message) ? "failed" : words;
  log.call(this, fields, own === undefined ? undefined : withoutAddresses(own));
}

type WriteLine = (this: unknown, fields: unknown, words?: string) => void;

/**
 * How the product logs: no line says who did something or what they typed.
 * @param level pino's
 * @param withMessages keeps the messages of errors, for developers with data of their own
 */
export const loggerOptions = (level: LogLevel, withMessages = false) => ({
  level,
  serializers: {
    err: (error: unknown) => describeError(error, withMessages),
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
  hooks: { logMethod: logPlainly },
});
