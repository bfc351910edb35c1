import { expect, it } from "vitest";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";
import { guessMapping } from "./guess-mapping.ts";

const guess = (...headings: string[]) => guessMapping(headings, candidateImportFields);

it("takes columns for what their headings say, however they are written", () => {
  expect(guess("No.", "FULL NAME", "E-Mail_Address *", "Mobile no.", "County")).toEqual({
    name: 1,
    email: 2,
    phone: 3,
    location: 4,
  });
  expect(guess("Surname", "First Name", "Tel")).toEqual({ lastName: 0, firstName: 1, phone: 2 });
});

it("prefers what says exactly that to what only contains it, and takes no column twice", () => {
  expect(guess("Email of referee", "Email")).toEqual({ email: 1 });
  expect(guess("Applicant's name and phone number")).toEqual({ name: 0 });
});

it("leaves out what it does not know", () => {
  expect(guess("Salary", "", "Renamed", "Mailbox")).toEqual({});
});
