import { expect, it } from "vitest";
import type { CvFileRow } from "./cv-imports.queries.ts";
import { readPeople, signsOf, standingsOf } from "./standing.ts";

const row = (name: string, part: Partial<CvFileRow> = {}): CvFileRow => ({
  id: name,
  name,
  bytes: 1,
  digest: "",
  fileId: null,
  state: "read",
  problem: "",
  personName: "Wanjiku Kamau",
  email: `${name}@mail.example`,
  phone: "",
  location: "",
  leftOut: false,
  version: 1,
  ...part,
});

it("asks the database about each sign of a person once", async () => {
  const files = await readPeople([
    row("a", { email: "W+jobs@mail.example", phone: "0712 345 678" }),
    row("b", { email: "w@mail.example", phone: "+254712345678" }),
    row("c", { state: "waiting" }),
  ]);
  expect(signsOf(files)).toEqual({
    mailboxes: ["w@mail.example"],
    phones: ["+254712345678"],
    nameKeys: [expect.any(String)],
  });
});

it("imports the first file of a person that can be, not one that is left out or lacks something", async () => {
  const same = { email: "w@mail.example" };
  const files = await readPeople([
    row("left out", { ...same, leftOut: true }),
    row("without an address", { email: "" }),
    row("first", same),
    row("again", same),
    row("namesake"),
  ]);
  const standings = await standingsOf(files, []);
  expect(standings.map(({ standing }) => standing)).toEqual([
    "left_out",
    "incomplete",
    "ready",
    "repeated",
    "ready",
  ]);
  expect(standings[4]?.similar).toMatchObject([{ file: "first", reasons: ["same_name"] }]);
  expect(standings[1]?.problems).toEqual({ email: "An email address is needed" });
});

it("says of nobody that they are known whose name only sounds so", async () => {
  const known = {
    id: "k",
    name: "Wanjiko Kamau",
    email: "other@mail.example",
    phone: "",
    location: "Nakuru",
  };
  const [far, near] = await standingsOf(
    await readPeople([row("far", { location: "Mombasa" }), row("near", { location: "nakuru" })]),
    [known],
  );
  expect(far).toMatchObject({ standing: "ready", similar: [] });
  expect(near?.similar).toMatchObject([{ candidateId: "k", reasons: ["similar_name", "same_place"] }, {}]);
});
