import { beforeEach, describe, expect, it } from "vitest";
import type { ImportSummary } from "#contract/core/import.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { csvFile, importEnd } from "#server/testing/imports.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let officer: TestPerson;
beforeEach(async () => {
  const { id } = await createOrganisation(app.current);
  officer = await createStaff(app.current, id, ["onboarding"]);
  const owner = await createStaff(app.current, id, ["owner"]);
  await app.current.as(owner.token).onboardingSettings.save({
    body: { ...defaultOnboardingSettings, memberNumberPattern: "M{number:4}" },
  });
});

const members = () => app.current.as(officer.token).members;

/** Uploads a file, starts it and waits until it has ended. */
async function importMembers(text: string): Promise<ImportSummary> {
  const { imports } = members();
  const { id } = await imports.upload({ form: {}, files: { file: csvFile(text, "register.csv") } });
  await imports.start({ params: { id }, body: { source: "Our register", informed: true } });
  return importEnd(() => imports.get({ params: { id } }));
}

/** Nobody else in the tests is written to at it. */
const address = `register-${crypto.randomUUID()}@test.example`;
const register = `Member No,Names,ID No,Mobile,Member since,County,Email,KRA PIN,Date of birth
M0001,Wanjiku Kamau,23456789,0712345678,12/03/2019,Murang'a County,${address},A012345678Z,
,Otieno Ouma,23456780,0722000111,2021-07-01,kisumu,,,
,Chebet Koech,23456781,0722000111,,,,,
,No Number,,0733000111,,,,,31/02/1990
,Late Comer,23456782,0733000222,01/01/2190,Atlantis,,,
`;

describe("the register that a SACCO brings along", () => {
  it("becomes full members with the numbers that they have, and tells nobody", async () => {
    const run = await importMembers(register);
    expect(run).toMatchObject({ state: "done", created: 2, duplicates: 1, invalid: 2 });
    const { rows, total } = await members().list({ query: { sort: "fullName", source: ["import"] } });
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { fullName: "Otieno Ouma", county: "Kisumu", memberNumber: "M0002", onboardingStep: "complete" },
      {
        fullName: "Wanjiku Kamau",
        memberNumber: "M0001",
        county: "Murang'a",
        kraPin: "A012345678Z",
        phoneNumber: "+254712345678",
        kycStatus: "verified",
        joinedAt: "2019-03-11T21:00:00.000Z",
        dueAt: null,
      },
    ]);
    expect(await mailsTo(app.current, address)).toEqual([]);
    const file = await (await members().imports.problems({ params: { id: run.id } })).text();
    expect(file).toContain("ID number: The ID number is missing");
    expect(file).toContain("Date of birth: Please check this day: it does not exist");
    expect(file).toContain("County: Please use the name of a county");
  });

  it("is not made twice, and undone but for members with whom something was done", async () => {
    const { id } = await importMembers(register);
    const again = await importMembers(register);
    expect(again).toMatchObject({ created: 0, duplicates: 3 });
    expect((await members().list({ query: { importId: id } })).total).toBe(2);
    expect((await members().list({ query: { importId: again.id } })).total).toBe(0);
    const [first] = (await members().list({ query: { q: "23456789" } })).rows;
    const params = { id: first?.id ?? "" };
    const body = {
      kind: "deposit",
      amount: 500,
      method: "mpesa",
      reference: "",
      paidOn: "2026-01-05",
    } as const;
    await members().payments.record({ params, body });
    expect(await members().imports.undo({ params: { id } })).toMatchObject({
      state: "undone",
      undo: { removed: 1, kept: 1, reason: "Something was done with them since." },
    });
    expect((await members().list()).total).toBe(1);
  });
});
