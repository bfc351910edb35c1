import { describe, expect, it } from "vitest";
import { asName } from "./name.ts";
import { parseResume } from "./parse-resume.ts";
import { documentOf } from "./resume.test-helper.ts";

const read = (text: string) => parseResume(documentOf(text));

describe("asName", () => {
  it.each([
    ["GRACE NJERI KARIUKI", "Grace Njeri Kariuki"],
    ["Mr. Peter Otieno", "Peter Otieno"],
    ["MARGARET WAIRIMU GITONGA, MBA, CPA(K)", "Margaret Wairimu Gitonga"],
    ["CURRICULUM VITAE OF KAZUNGU KATANA CHARO", "Kazungu Katana Charo"],
    ["JOHN KIPCHUMBA ARAP MOI", "John Kipchumba arap Moi"],
    ["Ng'ang'a wa Mwangi", "Ng'ang'a wa Mwangi"],
    ["MICHAEL O'BRIEN", "Michael O'Brien"],
  ])("reads %s", (text, expected) => {
    expect(asName(text)).toBe(expected);
  });

  it.each(["Nairobi", "jane auma", "Room 12", "A B"])("refuses %s", (text) => {
    expect(asName(text)).toBeNull();
  });
});

describe("the owner's details", () => {
  it.each([
    ["P.O. Box 88, Kapenguria - 30600", "P.O. Box 88, Kapenguria - 30600"],
    ["P.O. Box 3301, Kisumu 40100, Kenya", "P.O. Box 3301, Kisumu 40100, Kenya"],
    ["P.O. Box 123, Code 40100, Kisumu", "P.O. Box 123-40100, Kisumu"],
    ["Currently in Leeds, UK", "Leeds, UK"],
    ["Sanduku la posta: S.L.P. 340 – 20300, Nyahururu", "S.L.P. 340-20300, Nyahururu"],
    ["Address: Old Town, Lamu, Kenya (Home)", "Old Town, Lamu, Kenya"],
    ["Nairobi / Nakuru", "Nairobi / Nakuru"],
    ["I live in Kapsoya estate Eldoret.", "Kapsoya estate Eldoret"],
  ])("hold the address %s", (text, address) => {
    expect(read(`# Jane Auma\n${text}\n0798 665 210`).personalInfo.address).toBe(address);
  });

  it("hold a name of two lines that contacts stand beside", () => {
    const { personalInfo } = read(
      "BRIAN\t0706 881 245\nKIMANI WAWERU\tbrian.waweru@barua.example\nLoan Officer\tNakuru",
    );
    expect(personalInfo).toMatchObject({ name: "Brian Kimani Waweru", address: "Nakuru" });
  });

  it("go on after the languages among them", () => {
    const { personalInfo } = read(
      "# Jane Auma\nGender: Female\nLanguages: English, Kiswahili\nPostal address: P.O. Box 1, Embu\nMobile: 0798 665 210",
    );
    expect(personalInfo.address).toBe("P.O. Box 1, Embu");
  });

  it("hold a name that another label follows", () => {
    expect(read("NAME: Dorcas Wavinya Mbithi SEX: Female\n0798 665 210").personalInfo.name).toBe(
      "Dorcas Wavinya Mbithi",
    );
    expect(read("My names are Jackson Kiptoo Rono. I fit pipes.").personalInfo.name).toBe(
      "Jackson Kiptoo Rono",
    );
  });

  it("hold the e-mail behind the name of the owner's school", () => {
    expect(read("# Ruth Gathogo\nSchool of Nursing • ruth@embu.example").personalInfo.email).toBe(
      "ruth@embu.example",
    );
  });

  it("are never those of referees", () => {
    const parsed = read(
      "# REFEREES\nRose Ouma, Manager, rose@benki.example, 0722 111 909\n# JANE AUMA OTIENO\n0798 665 210\n# EXPERIENCE\nTeller, Benki Bank, 2019 - 2020\n# REFEREES\nTom Okello, 0733 202 404, tom@kampuni.example",
    );
    expect(parsed.personalInfo).toMatchObject({ name: "Jane Auma Otieno", phone: "+254798665210" });
    expect(parsed.referees.map((referee) => [referee.name, referee.phone, referee.email])).toEqual([
      ["Rose Ouma", "+254722111909", "rose@benki.example"],
      ["Tom Okello", "+254733202404", "tom@kampuni.example"],
    ]);
  });

  it("are never those of employers or next of kin", () => {
    const { personalInfo } = read(
      "# Jane Auma\nNext of kin: Paul Auma 0711 000 111\nPhone: 0722 333 444\n# EXPERIENCE\nTeller, Benki Bank (info@benki.example, 020 271 9000), 2019 - 2020",
    );
    expect(personalInfo).toMatchObject({ phone: "+254722333444", email: null });
  });

  it.each([
    ["Nairobi | P.O. Box 1234-00100 | 0798 665 211", "P.O. Box 1234-00100, Nairobi"],
    ["Nairobi\tP.O. Box 1234-00100", "P.O. Box 1234-00100, Nairobi"],
    ["P.O. Box 1234-00100\tNairobi", "P.O. Box 1234-00100, Nairobi"],
    ["Kerugoya, P.O. Box 57", "P.O. Box 57, Kerugoya"],
    ["P. O. BOX 57 KERUGOYA", "P.O. Box 57, Kerugoya"],
    ["P.O BOX 57\nKERUGOYA", "P.O. Box 57, Kerugoya"],
    ["P. O. Box 57 - 10300\nKerugoya", "P.O. Box 57-10300, Kerugoya"],
    ["P.O. Box 1234-00100\nLocation: Thika", "P.O. Box 1234-00100, Thika"],
    ["P.O. Box 40-60200 Meru, Residence: Nanyuki", "P.O. Box 40-60200, Meru"],
    ["P.O. Box 1234-00100", "P.O. Box 1234-00100"],
  ])("hold the box with its town of %s", (text, address) => {
    expect(read(`# Jane Auma\n${text}\n0798 665 210\n# SKILLS\nExcel`).personalInfo.address).toBe(address);
  });

  it("do not take an employer's town for that of a box", () => {
    const text =
      "# Jane Auma\nP.O. Box 1234-00100\n0798 665 210\n# EXPERIENCE\nTeller, Benki Bank, Eldoret, 2019 - 2020";
    expect(read(text).personalInfo.address).toBe("P.O. Box 1234-00100");
  });

  it.each([
    ["P.O BOX 1234 - 00100 NAIROBI", "P.O. Box 1234-00100, Nairobi"],
    ["Address: P. O. Box 88, Kisumu", "P.O. Box 88, Kisumu"],
    ["Anwani: S.L.P. 782-80100, Mombasa", "S.L.P. 782-80100, Mombasa"],
    ["Residence: Kilimani, Nairobi", "Kilimani, Nairobi"],
    ["jane@barua.example | 0722 333 444 | Thika, Kenya", "Thika, Kenya"],
  ])("hold the address of %s", (line, expected) => {
    expect(read(`# JANE AUMA\n${line}\n# SKILLS\nExcel`).personalInfo.address).toBe(expected);
  });

  it("are surer with more evidence", () => {
    const labelled = read("Name: Jane Auma Otieno\nEmail: jane.auma@barua.example\n# SKILLS\nExcel");
    const bare = read("Zed Quux\n# SKILLS\nExcel");
    expect(labelled.confidence.name).toBeGreaterThan(bare.confidence.name);
    expect(bare.confidence.email).toBe(0);
  });
});
