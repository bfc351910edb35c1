import { describe, expect, it } from "vitest";
import { sqlStateOf, violatedUnique } from "./violations.ts";

const failure = (code: string, constraint?: string) =>
  Object.assign(new Error("failed"), { code, constraint });
const wrapped = (cause: Error) => new Error("Failed query", { cause: new Error("driver", { cause }) });

describe("what the database said of a failed statement", () => {
  it("is found however deep it lies", () => {
    expect(sqlStateOf(wrapped(failure("23514")))).toBe("23514");
    expect(violatedUnique(wrapped(failure("23505", "users_email_unique")))).toBe("users_email_unique");
  });

  it("is not what a connection or a mistake of ours says", () => {
    expect([
      sqlStateOf(wrapped(failure("ECONNREFUSED"))),
      sqlStateOf(new TypeError("no")),
      sqlStateOf("no"),
    ]).toEqual([null, null, null]);
    expect(violatedUnique(failure("23503", "jobs_organisation"))).toBeNull();
  });
});
