import { expect, it } from "vitest";
import { readPage } from "./list.ts";

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
