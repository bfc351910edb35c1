import { PgDialect, pgTable, text } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { readPage, sortsBy } from "./list.ts";

it("asks how many rows match before the rows have come", async () => {
  const asked: string[] = [];
  let askedAtFirst: string[] = [];
  /** A question that is asked when somebody waits for it, as Drizzle's are. */
  const question = <Answer>(name: string, answer: Answer): PromiseLike<Answer> => ({
    // biome-ignore lint/suspicious/noThenProperty: as Drizzle's queries have it.
    then(onAnswer) {
      asked.push(name);
      return Promise.resolve(answer)
        .then((given) => {
          if (askedAtFirst.length === 0) askedAtFirst = [...asked];
          return given;
        })
        .then(onAnswer);
    },
  });
  const rows = {
    limit: (size: number) => ({
      offset: (from: number) => question("rows", [`${size} from ${from}`]),
    }),
  };
  const page = await readPage({ page: 3, pageSize: 20 }, rows, question("count", [{ total: 47 }]));
  expect(page).toEqual({ rows: ["20 from 40"], total: 47 });
  expect(askedAtFirst).toEqual(["rows", "count"]);
});

describe("the sorts of a list", () => {
  const cases = pgTable("case", {
    id: text("id").notNull(),
    name: text("name").notNull(),
    dueAt: text("due_at"),
  });
  const sorts = sortsBy<"name" | "-name" | "dueAt" | "-dueAt">(
    { name: cases.name, dueAt: cases.dueAt },
    cases.id,
  );
  const last = { id: "7", name: "Achieng", dueAt: null };
  const written = (sort: Parameters<typeof sorts.after>[0], row: { dueAt: string | null } = last) => {
    const after = sorts.after(sort, { ...last, ...row });
    return after && new PgDialect().sqlToQuery(after).sql.replaceAll('"case".', "").replaceAll('"', "");
  };

  it("go on after a row in the direction of the sort, then by the id", () => {
    expect(written("name")).toBe("(name > $1 or (name = $2 and id > $3))");
    expect(written("-name")).toBe("(name < $1 or (name = $2 and id < $3))");
  });

  it("have rows without a value last on the way up, and first on the way down", () => {
    expect(written("dueAt", { dueAt: "Monday" })).toBe(
      "(due_at > $1 or due_at is null or (due_at = $2 and id > $3))",
    );
    expect(written("dueAt")).toBe("(due_at is null and id > $1)");
    expect(written("-dueAt", { dueAt: "Monday" })).toBe("(due_at < $1 or (due_at = $2 and id < $3))");
    expect(written("-dueAt")).toBe("(due_at is not null or (due_at is null and id < $1))");
  });
});
