import { describe, expect, it } from "vitest";
import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { line } from "./lines.test-helper.ts";
import { parseDocument } from "./parse-document.ts";
import type { DocumentLine } from "./pieces.ts";

function read(lines: DocumentLine[], kind: IdentityDocumentKind = "id-front"): Record<string, string> {
  const { candidates } = parseDocument(kind, { lines, zone: [] });
  return Object.fromEntries(candidates.map(({ name, value }) => [name, value]));
}

const all = {
  serialNumber: "282285810",
  idNumber: "92142170",
  fullName: "PETER BARASA ING'UTIA",
  dateOfBirth: "1983-05-03",
  sex: "male",
  district: "EMBU",
  placeOfIssue: "NAKURU",
  dateOfIssue: "2017-01-17",
};

describe("the front of an identity card", () => {
  it("is read with values behind their labels", () => {
    const lines = [
      line("JAMHURI YA KENYA", 350, 10),
      line("SERIAL NUMBER: 282285810", 20, 100),
      line("ID NUMBER: 92142170", 600, 100),
      line("FULL NAMES: PETER BARASA ING'UTIA", 300, 180),
      line("DATE OF BIRTH: 03-05-1983", 300, 230),
      line("SEX: MALE", 300, 280),
      line("DISTRICT OF BIRTH: EMBU", 300, 330),
      line("PLACE OF ISSUE: NAKURU", 300, 380),
      line("DATE OF ISSUE: 17.01.2017", 300, 430),
      line("HOLDER'S SIGN.", 20, 480),
    ];
    expect(read(lines)).toEqual(all);
  });

  it("is read with values below their labels", () => {
    const lines = ["FULL NAMES", "PETER BARASA ING'UTIA", "DATE OF BIRTH", "03 MAY 1983", "SEX", "MALE"]
      .concat(["DISTRICT OF BIRTH", "EMBU", "PLACE OF ISSUE", "NAKURU", "DATE OF ISSUE", "17/01/2017"])
      .map((text, index) => line(text, 300, 150 + 32 * index, 28));
    const numbers = [line("SERIAL NO 282285810", 20, 100), line("ID NO. 92142170", 600, 100)];
    expect(read([...numbers, ...lines])).toEqual(all);
  });

  it("is read with values in a column beside their labels, and labels that are misread", () => {
    const rows = [
      ["SER1AL NUMBFR", "282285810"],
      ["1D NUMBER", "92142170"],
      ["FULL NAHES", "PETER BARASA ING'UTIA"],
      ["DATE 0F BIRIH", "O3.05.1983"],
      ["SEX", "MALE"],
      ["DISTRICI OF BIRTH", "EMBU"],
      ["PLACE OF LSSUE", "NAKURU"],
      ["DATE OF ISSUE", "17.01.2017"],
    ] as const;
    const lines = rows.flatMap(([label, value], index) => [
      line(label, 20, 100 + 50 * index),
      line(value, 420, 100 + 50 * index),
    ]);
    expect(read(lines)).toEqual(all);
  });

  it("is read in two languages and two columns, with a name in two parts", () => {
    const lines = [
      line("JINA LA UKOO / SURNAME", 300, 100, 20),
      line("MURUNGI", 300, 125),
      line("JINA LA KUPEWA / GIVEN NAME", 300, 170, 20),
      line("JOSEPHINE KATHURE", 300, 195),
      line("JINSIA / SEX", 300, 240, 20),
      line("F", 300, 265),
      line("URAIA / NATIONALITY", 900, 240, 20),
      line("KEN", 900, 265),
      line("TAREHE YA KUZALIWA / DATE OF BIRTH", 300, 310, 20),
      line("18-07-1952", 300, 335),
      line("MAHALI PA KUZALIWA / PLACE OF BIRTH", 1000, 310, 20),
      line("HOMA BAY", 1000, 335),
      line("NAMBARI YA KITAMBULISHO / ID NUMBER", 300, 380, 20),
      line("8246876", 300, 405),
      line("NAMBARI YA KADI / CARD NUMBER", 1000, 380, 20),
      line("904520919", 1000, 405),
      line("TAREHE YA MWISHO / DATE OF EXPIRY", 300, 450, 20),
      line("09-02-2027", 300, 475),
      line("MAHALI PA KUTOLEWA / PLACE OF ISSUE", 1000, 450, 20),
      line("MARSABIT", 1000, 475),
    ];
    expect(read(lines)).toEqual({
      fullName: "JOSEPHINE KATHURE MURUNGI",
      sex: "female",
      dateOfBirth: "1952-07-18",
      idNumber: "8246876",
      documentNumber: "904520919",
      dateOfExpiry: "2027-02-09",
      placeOfIssue: "MARSABIT",
    });
  });

  it("is read where a name goes on in a second line", () => {
    const lines = [
      line("FULL NAMES", 300, 100, 20),
      line("MARGARET SHARON", 300, 124),
      line("KATHURE KIRAITU", 300, 156),
      line("SEX", 300, 200, 20),
      line("FEMALE", 300, 224),
    ];
    expect(read(lines)).toEqual({ fullName: "MARGARET SHARON KATHURE KIRAITU", sex: "female" });
  });

  it("is read where a place goes on in a second line, and is unsure of one that may", () => {
    const placed = (second: string) => {
      const lines = [
        line("ID NUMBER", 20, 20, 28),
        line("92142170", 20, 52, 28),
        line("PLACE OF ISSUE", 300, 20, 28),
        line("MURANG'A", 300, 52, 28),
        line(second, 300, 84, 28),
      ];
      const { candidates } = parseDocument("id-front", { lines, zone: [] });
      return candidates.find(({ name }) => name === "placeOfIssue");
    };
    expect(placed("SOUTH")).toMatchObject({ value: "MURANG'A SOUTH", boxes: [{ y: 52 }, { y: 84 }] });
    expect(placed("SOUTH")?.confidence).toBeGreaterThan(0.9);
    expect(placed("GATUNDU")).toMatchObject({ value: "MURANG'A" });
    expect(placed("GATUNDU")?.confidence).toBeLessThan(0.8);
  });

  it("is doubted where a line stands below it that may go on with it", () => {
    const named = (below: number) => {
      const lines = [
        line("FULL NAMES", 50, 100),
        line("GLADYS BEATRICE", 400, 100),
        line("NYOKABI WAINAINA", 400, 130 + below),
        line("SEX", 50, 240),
        line("FEMALE", 400, 240),
      ];
      const { candidates } = parseDocument("id-front", { lines, zone: [] });
      return candidates.find(({ name }) => name === "fullName");
    };
    expect(named(8)).toMatchObject({ value: "GLADYS BEATRICE NYOKABI WAINAINA" });
    expect(named(8)?.confidence).toBeGreaterThan(0.9);
    expect(named(14)).toMatchObject({ value: "GLADYS BEATRICE" });
    expect(named(14)?.confidence).toBeLessThan(0.7);
    expect(named(40)?.confidence).toBeGreaterThan(0.9);
  });

  it("is read without half of its first letter, which was seen as a line's end too", () => {
    const lines = [
      line("GIVEN NAME: F", 50, 190),
      line("ROSE MWIKALI", 300, 190),
      line("SURNAME: WAMBUA", 50, 240),
    ];
    expect(read(lines).fullName).toBe("ROSE MWIKALI WAMBUA");
  });

  it("is read where a date goes on in a second line", () => {
    const lines = [
      line("DATE OF BIRTH", 600, 210, 20),
      line("14 NOV", 600, 232, 24),
      line("1968", 600, 262, 24),
      line("PLACE OF BIRTH", 300, 302, 20),
      line("KISII CENTRAL", 300, 324, 24),
    ];
    expect(read(lines)).toEqual({ dateOfBirth: "1968-11-14" });
  });

  it("is read where the year of a date stands apart, and the value far behind a short label", () => {
    const lines = [
      line("DATE OF BIRTH", 20, 100, 24),
      line("23 AUGUST", 480, 100, 24),
      line("1990", 740, 100, 24),
      line("SEX", 20, 150, 24),
      line("FEMALE", 480, 150, 24),
      line("NAME", 20, 200, 24),
      line("JANE AKINYI", 480, 200, 24),
    ];
    expect(read(lines)).toEqual({ dateOfBirth: "1990-08-23", sex: "female", fullName: "JANE AKINYI" });
  });

  it("takes no name for a misread label", () => {
    const lines = [
      line("FULL NAMES: JOHN MAINA KAMAU", 300, 100),
      line("SEX", 300, 150, 20),
      line("MALE", 300, 175),
    ];
    expect(read(lines)).toEqual({ fullName: "JOHN MAINA KAMAU", sex: "male" });
  });

  it.each([
    ["NAME OF HOLDER", "PETER BARASA", { fullName: "PETER BARASA" }],
    ["Names in full", "PETER BARASA", { fullName: "PETER BARASA" }],
    ["JINA LA MWENYE KADI", "PETER BARASA", { fullName: "PETER BARASA" }],
    ["ID CARD NO", "92142170", { idNumber: "92142170" }],
    ["KITAMBULISHO NO.", "92142170", { idNumber: "92142170" }],
    ["NAMBARI YA KITAMBULISHO", "282285810", { idNumber: "282285810" }],
    ["S/NO", "28228581", { serialNumber: "28228581" }],
    ["BORN ON", "03.05.1983", { dateOfBirth: "1983-05-03" }],
    ["ISSUED", "17.01.2017", { dateOfIssue: "2017-01-17" }],
    ["PLACE OF ISSUANCE", "NAKURU", { placeOfIssue: "NAKURU" }],
    ["ISSUING OFFICE", "NAKURU", { placeOfIssue: "NAKURU" }],
    ["VALID TO", "17.01.2017", { dateOfExpiry: "2017-01-17" }],
    ["MWISHO WA MATUMIZI", "17.01.2017", { dateOfExpiry: "2017-01-17" }],
    ["KAUNTI YA KUZALIWA", "EMBU", { district: "EMBU" }],
  ])("knows the label %s", (label, value, fields) => {
    expect(read([line(label, 20, 100), line(value, 520, 100)])).toEqual(fields);
    expect(read([line(label, 20, 100, 24), line(value, 20, 130)])).toEqual(fields);
    expect(read([line(`${label} ${value}`, 20, 100)])).toEqual(fields);
  });

  it("gives what its form tells where no label can be read", () => {
    const lines = [
      line("XQ ZZ 157634680", 300, 100),
      line("KKW 70030071", 300, 150),
      line("20.09.1991", 300, 200),
      line("01.12.2033", 300, 250),
      line("FEMALE", 300, 300),
    ];
    expect(read(lines)).toEqual({
      serialNumber: "157634680",
      idNumber: "70030071",
      dateOfBirth: "1991-09-20",
      dateOfExpiry: "2033-12-01",
      sex: "female",
    });
  });

  it("takes no sentence for a label with a value", () => {
    const lines = [
      line("These are to request and require in the name of the", 60, 10),
      line("President of the Republic of Kenya", 60, 50),
    ];
    expect(read(lines, "passport")).toEqual({});
  });

  it("finds nothing where nothing is", () => {
    expect(read([])).toEqual({});
    expect(read([line("DUKA LA MAMA", 0, 0), line("TOTAL", 0, 50), line("730.00", 300, 50)])).toEqual({});
  });
});

describe("a certificate", () => {
  it("takes the address in the row below for no part of the name", () => {
    const lines = [
      line("Personal Identification Number :", 50, 100, 16),
      line("A012345678Z", 400, 100, 16),
      line("Taxpayer Name", 50, 240, 24),
      line("BRIAN NJOROGE MWANGI", 400, 245, 24),
      line("Emai1 Addrs", 50, 268, 24),
      line("BRIAN.MWANGI@MAIL.EXAMPLE", 400, 272, 24),
    ];
    expect(read(lines, "kra-pin")).toEqual({ kraPin: "A012345678Z", fullName: "BRIAN NJOROGE MWANGI" });
    const misread = lines.with(5, line("BRIAN.MWANGIOMAIL.EXAMPLE", 400, 272, 24));
    expect(read(misread, "kra-pin").fullName).toBe("BRIAN NJOROGE MWANGI");
  });

  it("takes the label in the row below for no name", () => {
    const lines = [
      line("KRA PIN", 50, 60, 21),
      line("A012345678Z", 50, 90, 25),
      line("Certificate Date", 50, 130, 21),
      line("7 SEPTEMBER 2023", 50, 160, 21),
      line("Name", 50, 236, 21),
      line("BRIAN NJOROGE MWANGI", 350, 224, 30),
      line("L.R. Number", 50, 270, 21),
      line("NA", 350, 264, 24),
    ];
    expect(read(lines, "kra-pin")).toEqual({
      kraPin: "A012345678Z",
      fullName: "BRIAN NJOROGE MWANGI",
      dateOfIssue: "2023-09-07",
    });
  });

  it("gives number, name and date", () => {
    const lines = [
      line("PIN Certificate", 900, 10),
      line("Certificate Date : 04/07/2023", 900, 60, 14),
      line("Personal Identification Number", 50, 100, 16),
      line("A0I2345678Z", 50, 130, 18),
      line("Taxpayer Name", 50, 240, 14),
      line("GUYO DIDA GODANA", 400, 240, 14),
      line("Email Address", 50, 270, 14),
      line("GUYO@EXAMPLE.ORG", 400, 270, 14),
    ];
    expect(read(lines, "kra-pin")).toEqual({
      kraPin: "A012345678Z",
      fullName: "GUYO DIDA GODANA",
      dateOfIssue: "2023-07-04",
    });
  });
});
