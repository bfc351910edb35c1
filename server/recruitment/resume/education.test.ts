import { describe, expect, it } from "vitest";
import { readEducation } from "./education.ts";
import { findGrade } from "./lexicon/grades.ts";
import { findQualification } from "./lexicon/qualifications.ts";
import { linesFrom } from "./resume.test-helper.ts";

const entries = (text: string, heading = "Education") =>
  readEducation([{ kind: "education", heading, lines: linesFrom(text) }]);
const read = (text: string) =>
  entries(text).map((entry) => [
    entry.qualification,
    entry.institution,
    entry.grade,
    entry.startDate,
    entry.endDate,
  ]);

const two = [
  ["Bachelor of Commerce (Finance)", "University of Nairobi", "Second Class Upper", "2011", "2015"],
  ["KCSE", "Alliance High School", "A-", "2007", "2010"],
];

describe("readEducation", () => {
  it("takes honours and theses below a study for no study", () => {
    const text =
      "Moi University\t2014 - 2018\nBSc in Informatics\n- Rotary Scholarship recipient for Graduate Studies\n- Graduate Fellowship (Class of 2019)\n- GPA: 3.9";
    expect(read(text)).toEqual([["BSc in Informatics", "Moi University", "3.9", "2014", "2018"]]);
  });

  it("gives each degree of a list the school above it", () => {
    expect(read("Maseno University, Kisumu\n- PhD in Physics\t2012 - 2015\n- MBA\t2010 - 2011")).toEqual([
      ["PhD in Physics", "Maseno University", null, "2012", "2015"],
      ["MBA", "Maseno University", null, "2010", "2011"],
    ]);
  });

  it("reads a course that no list knows beside its school", () => {
    const text =
      "Exchange Year - Moi University\t2012 - 2013\nSummer Abroad - University of Lisbon\t2009 - 2010\nUtrecht University\nDesign Engineering\t2001 - 2002";
    expect(read(text).map(([qualification]) => qualification)).toEqual([
      "Exchange Year",
      "Summer Abroad",
      "Design Engineering",
    ]);
  });

  it.each([
    [
      "a campus in the line and below it",
      "Bachelor of Laws, Moi University – Annex Campus\t2014 - 2018\nMaster of Laws\nKenya School of Law\nKaren Campus\n2019 - 2020",
      [
        ["Bachelor of Laws", "Moi University, Annex Campus", null, "2014", "2018"],
        ["Master of Laws", "Kenya School of Law, Karen Campus", null, "2019", "2020"],
      ],
    ],
    [
      "the level before it",
      "1. Degree: Bachelor of Laws, Moi University, 2014 - 2018\n2. Secondary: Alliance High School, KCSE A- (72 points), 2010 - 2013",
      [
        ["Bachelor of Laws", "Moi University", null, "2014", "2018"],
        ["KCSE", "Alliance High School", "A-", "2010", "2013"],
      ],
    ],
    [
      "an award as its grade",
      "Institution: Kisii University\nCourse: Diploma in Records\nYear: 2014 - 2016\nAward: Pass",
      [["Diploma in Records", "Kisii University", "Pass", "2014", "2016"]],
    ],
    [
      "a grade with a dash",
      "Bachelor of Arts, Moi University, 2010 - 2014\nSecond Class Honours – Upper Division",
      [["Bachelor of Arts", "Moi University", "Second Class Honours, Upper Division", "2010", "2014"]],
    ],
    [
      "a body named like its qualification",
      "CFA Level I\tCFA Institute\t2020",
      [["CFA Level I", "CFA Institute", null, null, "2020"]],
    ],
  ])("reads %s", (_, text, found) => {
    expect(read(text)).toEqual(found);
  });

  it.each([
    [
      "a dash to its subject",
      "Diploma – Front Office Operations, Railway Training Institute, 2018",
      "Diploma - Front Office Operations",
    ],
    [
      "a registered profession as its subject",
      "Diploma in Registered Nursing, KMTC, 2014",
      "Diploma in Registered Nursing",
    ],
    ["a label before an exam", "School: Lodwar High School\nCertificate: KCSE\nYear: 2013", "KCSE"],
    [
      "how far the student is",
      "Bachelor of Laws (3rd year)\nMoi University\n2022 - Present",
      "Bachelor of Laws",
    ],
    [
      "the classes of a licence",
      "Leseni ya udereva daraja B, C na E – Chuo cha Udereva, 2007",
      "Leseni ya udereva daraja B, C na E",
    ],
  ])("reads a qualification with %s", (_, text, qualification) => {
    expect(entries(text).map((entry) => entry.qualification)).toEqual([qualification]);
  });

  it("takes each line of a list of certificates for one", () => {
    const found = entries("CCNA Routing, Cisco, 2021\nITIL 4 Foundation, 2022", "Certifications");
    expect(found.map((entry) => [entry.qualification, entry.institution])).toEqual([
      ["CCNA Routing", "Cisco"],
      ["ITIL 4 Foundation", ""],
    ]);
  });

  it.each([
    [
      "dates first",
      "2011 – 2015: University of Nairobi – Bachelor of Commerce (Finance), Second Class Upper\n2007 – 2010: Alliance High School – KCSE, Mean Grade A-",
    ],
    [
      "qualification first",
      "Bachelor of Commerce (Finance)\nUniversity of Nairobi\n2011 - 2015\nSecond Class Upper\nKCSE\nAlliance High School\n2007 - 2010\nA-",
    ],
    [
      "school first",
      "University of Nairobi\t2011 - 2015\nBachelor of Commerce (Finance)\nSecond Class Upper\nAlliance High School\t2007 - 2010\nKCSE: A-",
    ],
    [
      "one line",
      "Bachelor of Commerce (Finance), University of Nairobi, 2011 - 2015, Second Class Upper\nKCSE, Alliance High School, 2007 - 2010, A-",
    ],
    [
      "a table",
      "Year\tInstitution\tAward\tGrade\n2011 - 2015\tUniversity of Nairobi\tBachelor of Commerce (Finance)\tSecond Class Upper\n2007 - 2010\tAlliance High School\tKCSE\tA-",
    ],
    [
      "labels",
      "Institution: University of Nairobi\nCourse: Bachelor of Commerce (Finance)\nPeriod: 2011 - 2015\nGrade: Second Class Upper\nInstitution: Alliance High School\nCourse: KCSE\nPeriod: 2007 - 2010\nGrade: A-",
    ],
  ])("reads %s", (_, text) => {
    expect(read(text)).toEqual(two);
  });

  it("reads a school and its exam without a mark between them", () => {
    expect(read("- K.C.S.E. Ahero High School 2006 – 2009 Mean Grade B+")).toEqual([
      ["K.C.S.E.", "Ahero High School", "B+", "2006", "2009"],
    ]);
  });

  it("names the exam that a school ends with", () => {
    expect(read("Njoro Primary School, 1999 - 2006, 380 marks")[0]?.[0]).toBe("KCPE");
  });

  it("reads Kiswahili", () => {
    const [entry] = entries(
      "2013 - 2016: Chuo Kikuu cha Pwani - Stashahada ya Usimamizi wa Biashara",
      "Elimu",
    );
    expect(entry).toMatchObject({
      institution: "Chuo Kikuu cha Pwani",
      level: "diploma",
      startDate: "2013",
      endDate: "2016",
    });
  });

  it("puts certificates together that each end with a line for their date", () => {
    const text = "Full-Stack Development\nMwanga Academy\n2020\nCloud Practitioner\nTausi Web Services\n2019";
    expect(
      entries(text, "Certifications").map(({ qualification, institution, endDate }) => [
        qualification,
        institution,
        endDate,
      ]),
    ).toEqual([
      ["Full-Stack Development", "Mwanga Academy", "2020"],
      ["Cloud Practitioner", "Tausi Web Services", "2019"],
    ]);
  });

  it("takes a line without keywords in a list of certificates for one", () => {
    expect(
      entries("Digital Finance Practitioner\nScrum Basics, 2020", "Certifications").map(
        (entry) => entry.qualification,
      ),
    ).toEqual(["Digital Finance Practitioner", "Scrum Basics"]);
  });

  it("leaves out coursework and theses", () => {
    expect(
      read(
        "BA in Economics, University of Nairobi, 2010 - 2014\nThesis: Savings at Kenyatta University\nCore units: Diploma design",
      ),
    ).toHaveLength(1);
  });
});

describe("levels", () => {
  it.each([
    ["PhD in Economics", "phd"],
    ["MSc. Finance", "masters"],
    ["MBA", "masters"],
    ["Postgraduate Diploma in Education", "advanced_diploma"],
    ["Higher Diploma in HRM", "advanced_diploma"],
    ["BCom (Accounting)", "degree"],
    ["Shahada ya Biashara", "degree"],
    ["Diploma in Banking", "diploma"],
    ["Stashahada ya Uhasibu", "diploma"],
    ["Certificate in Clearing", "certificate"],
    ["Cheti cha Udereva", "certificate"],
    ["KCSE", null],
    ["CPA(K)", null],
    ["ACCA", null],
    ["CHRP", null],
  ])("of %s", (text, level) => {
    expect(findQualification(text)).toMatchObject({ level });
  });

  it("none where there is no qualification", () => {
    expect(findQualification("University of Nairobi")).toBeNull();
  });
});

describe("findGrade", () => {
  it.each([
    ["Second Class Honours (Upper Division)", "Second Class Honours (Upper Division)"],
    ["Mean Grade: B+", "B+"],
    ["mean grade of C (plain)", "C (plain)"],
    ["KCSE (A-)", "A-"],
    ["GPA: 3.9/4.0", "3.9/4.0"],
    ["368/500", "368/500"],
    ["attained 389 marks", "389 marks"],
    ["with Distinction", "Distinction"],
    ["Alama: C+", "C+"],
  ])("reads %s", (text, grade) => {
    expect(findGrade(text)?.grade).toBe(grade);
  });

  it.each(["Diploma in Credit Management", "Bachelor of Arts", "2010"])("finds none in %s", (text) => {
    expect(findGrade(text)).toBeNull();
  });
});
