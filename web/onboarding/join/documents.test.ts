import { expect, it } from "vitest";
import { missingDocuments } from "./documents.ts";
import { missingMessages } from "./wizard.messages.ts";

it("names the three documents as the specification does, while a side of one is missing", () => {
  const t = missingMessages.en;
  expect(missingDocuments("national_id", [], t)).toEqual([
    "Passport Photo",
    "National ID/Passport",
    "KRA PIN Certificate",
  ]);
  const front = [{ kind: "passport-photo" }, { kind: "id-front" }, { kind: "kra-pin" }] as const;
  expect(missingDocuments("national_id", front, t)).toEqual(["National ID/Passport"]);
  expect(missingDocuments("national_id", [...front, { kind: "id-back" }], t)).toEqual([]);
  expect(missingDocuments("passport", [...front, { kind: "passport" }], t)).toEqual([]);
});
