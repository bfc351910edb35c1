import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeError } from "./log.ts";

const name = "Wanjiku Mwangi";

/** An error as a library throws it: a message, and fields beside it. */
const failing = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe("an error in the log", () => {
  it.each<[string, Error]>([
    [
      "Drizzle's statement",
      new DrizzleQueryError('insert into "user" values ($1)', [name], new Error("refused")),
    ],
    [
      "PostgreSQL's detail",
      failing('duplicate key value violates unique constraint "user_email"', {
        code: "23505",
        severity: "ERROR",
        constraint: "user_email",
        detail: `Key (email)=(${name}) already exists.`,
      }),
    ],
    [
      "PostgreSQL's message",
      failing(`invalid input syntax for type uuid: "${name}"`, {
        code: "22P02",
        severity: "ERROR",
        where: name,
      }),
    ],
    [
      "an SMTP server's answer",
      failing(`550 no such user ${name}`, {
        code: "EENVELOPE",
        responseCode: 550,
        rejected: [name],
        response: name,
      }),
    ],
    [
      "a JSON reader's message",
      (() => {
        try {
          return JSON.parse(`{"name": ${name}}`);
        } catch (error) {
          return error;
        }
      })(),
    ],
    ["a cause", new Error("outer", { cause: new Error(name) })],
    ["a message of many lines", new Error(`one\n    at ${name} (file:///a.ts:1:1)`)],
    ["a schema's finding", z.object({ age: z.number() }).safeParse({ age: name }).error as Error],
  ])("says nothing of what people typed: %s", (_, error) => {
    expect(JSON.stringify(describeError(error))).not.toMatch(/Wanjiku|Mwangi/);
  });

  it("still says what failed, and where", () => {
    const duplicate = failing('duplicate key value violates unique constraint "user_email"', {
      code: "23505",
      severity: "ERROR",
      table: "user",
      constraint: "user_email",
    });
    const said = describeError(new DrizzleQueryError('insert into "user" values ($1)', [name], duplicate));
    expect(said).toMatchObject({
      type: "DrizzleQueryError",
      statement: 'insert into "user" values ($1)',
      cause: {
        code: "23505",
        message: 'duplicate key value violates unique constraint "user_email"',
        database: { table: "user", constraint: "user_email" },
      },
    });
    expect(said.stack).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
  });

  it("names a file or host that the system refused", () => {
    const refused = failing("connect ECONNREFUSED 10.0.0.5:5432", {
      code: "ECONNREFUSED",
      syscall: "connect",
      errno: -111,
    });
    expect(describeError(refused)).toMatchObject({ code: "ECONNREFUSED", message: refused.message });
  });
});
