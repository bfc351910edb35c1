import { expect, it } from "vitest";
import { onCard } from "./card-job.ts";
import { testJob } from "./job.test-helper.ts";

it("carries to a page of cards nothing that only a job's details show", () => {
  const { terms, ...job } = testJob();
  expect(Object.keys(onCard(job))).toEqual(
    Object.keys(job).filter(
      (key) => !["asksNoExperience", "benefits", "requirements", "responsibilities"].includes(key),
    ),
  );
});
