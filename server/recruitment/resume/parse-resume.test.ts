import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsedResume } from "#contract/recruitment/resume.ts";
import { parseResume } from "./parse-resume.ts";
import { documentOf } from "./resume.test-helper.ts";

const skillsOf = (text: string) => parseResume(documentOf(`# SKILLS\n${text}`)).skills;

describe("skills", () => {
  it.each([
    ["- Excel\n- Loan appraisal", ["Excel", "Loan appraisal"]],
    ["Excel, Word, Loan appraisal", ["Excel", "Word", "Loan appraisal"]],
    ["Excel | Word • QuickBooks", ["Excel", "Word", "QuickBooks"]],
    ["Languages: Java, Kotlin\nTools: Git", ["Java", "Kotlin", "Git"]],
    ["Proficient in SWMM, AutoCAD and QGIS", ["SWMM", "AutoCAD", "QGIS"]],
    ["Microsoft Office (Word, Excel), SPSS", ["Microsoft Office (Word, Excel)", "SPSS"]],
    ["Excel, excel", ["Excel"]],
    ["Web\nAdvanced\nHTML5, CSS", ["Web", "HTML5", "CSS"]],
  ])("in %j", (text, expected) => {
    expect(skillsOf(text)).toEqual(expected);
  });
});

describe("skills under a heading in one's own words", () => {
  it.each(["TOOLS I USE DAILY", "THINGS I AM GOOD AT", "SKILLS I BRING"])("are read under %s", (heading) => {
    expect(
      parseResume(documentOf(`# EDUCATION\nKCSE\n# ${heading}\n- Alfresco\n- MS Access`)).skills,
    ).toEqual(["Alfresco", "MS Access"]);
  });
});

describe("a school exam with its grade in brackets", () => {
  it("is cut at no colon within them", () => {
    const { education } = parseResume(
      documentOf("# EDUCATION\n2004-2007: Kabare Girls High School – K.C.S.E. (Mean Grade: B+)"),
    );
    expect(education).toMatchObject([
      { qualification: "K.C.S.E.", institution: "Kabare Girls High School", grade: "B+" },
    ]);
  });
});

describe("a CV without headings", () => {
  it("is divided by what its paragraphs say", () => {
    const parsed = parseResume(
      documentOf(
        "Jane Auma Otieno\n0722 333 444\n\nTeller, Benki Bank, 2019 - 2020\n- Paid cash\n\nDiploma in Banking, Zetech University, 2015 - 2017\n\nSkills: Excel, Word",
      ),
    );
    expect(parsed.experience).toMatchObject([
      { position: "Teller", company: "Benki Bank", description: "Paid cash" },
    ]);
    expect(parsed.education).toMatchObject([
      { qualification: "Diploma in Banking", institution: "Zetech University" },
    ]);
    expect(parsed.skills).toEqual(["Excel", "Word"]);
  });
});

describe("a scan", () => {
  it("has the dot of an e-mail address put back", () => {
    const document = documentOf("Jane Auma\nEmail: jane auma@barua.example");
    const parsed = parseResume({ ...document, flags: { ...document.flags, scan: true } });
    expect(parsed.personalInfo.email).toBe("jane.auma@barua.example");
  });

  it.each(["uiuzi", "ujuzi", "UJUZI"])("has its heading read as %s", (heading) => {
    const document = documentOf(`# WASIFU\nJane Auma\n\n${heading}\n- Hesabu\n- Kompyuta`);
    const parsed = parseResume({ ...document, flags: { ...document.flags, scan: true } });
    expect(parsed.skills).toEqual(["Hesabu", "Kompyuta"]);
  });
});

describe("notices", () => {
  it("tell a scan and an empty result apart", () => {
    const scan = { ...documentOf(""), flags: { ...documentOf("").flags, scan: true } };
    expect(parseResume(scan)).toMatchObject({
      notices: ["scan", "nothing_found"],
      experience: [],
      summary: "",
    });
    expect(parseResume(documentOf("lorem ipsum dolor")).notices).toEqual(["nothing_found"]);
  });

  it("say that a document is longer than what is read", () => {
    expect(parseResume(documentOf("word\n".repeat(3_000))).notices).toContain("truncated");
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ..."EXPERIENCE EDUCATION Skills Referees Manager University of Nairobi 2019 - to date KCSE B+ 0712345678 a@b.example ( ) , : | • Ltd hadi sasa Jan '19 \t".split(
      " ",
    ),
  );
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(" ")),
  );

  it("gives an answer that fits the contract", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const parsed = parseResume(documentOf(lines.join("\n")));
        expect(parsedResume.parse(parsed)).toEqual(parsed);
      }),
      { numRuns: 300 },
    );
  });

  it("is read in bounded time", () => {
    const hostile = [
      "(".repeat(1_000),
      "a".repeat(5_000),
      "- ".repeat(2_000),
      "0712345678 ".repeat(100),
      "and of the ".repeat(50),
      "a.b.".repeat(400),
      `x${" ".repeat(3_000)}y`,
    ];
    // Time of the processor, not of the clock: the machine may have other things to do.
    const start = process.threadCpuUsage();
    for (const heading of ["EXPERIENCE", "EDUCATION", "SKILLS", "REFEREES", "Jane Auma"]) {
      parseResume(documentOf(`# ${heading}\n${hostile.join("\n").concat("\n").repeat(10)}`));
    }
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(15_000);
  });
});
