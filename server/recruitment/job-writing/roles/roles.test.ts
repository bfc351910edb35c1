import { describe, expect, it } from "vitest";
import { checkWording } from "#contract/recruitment/fair-wording.ts";
import { type PresetJobTitle, presetJobTitles } from "#contract/recruitment/job-titles.ts";
import { departments } from "#contract/recruitment/jobs.ts";
import { knownRoles } from "./roles.ts";

/** The bodies and laws without which an advert for the post would be wrong. */
const named: Record<PresetJobTitle, readonly string[]> = {
  Accountant: ["CPA(K)", "ICPAK", "IFRS", "KRA"],
  "Accounts Assistant": ["KASNEB", "ATD"],
  "Bank Teller": ["FOSA", "Kenya Institute of Bankers", "Central Bank"],
  "Branch Manager": ["POCAMLA", "FOSA", "Data Protection Act 2019"],
  "Chief Executive Officer": ["SASRA", "fit and proper", "Sacco Societies Act 2008", "Chapter Six"],
  "Compliance Officer": ["POCAMLA 2009", "Financial Reporting Centre", "Data Protection Act 2019"],
  "Credit Manager": ["CCP", "KASNEB", "CRB", "SASRA"],
  "Customer Service Officer": ["ICX Kenya", "complaints", "Data Protection Act 2019"],
  "Debt Recovery Officer": ["CRB", "Auctioneers Rules", "Land Act 2012"],
  Driver: ["NTSA", "PSV", "NITA"],
  "Finance Manager": ["CPA(K)", "ICPAK", "IFRS", "Sacco Societies Act 2008"],
  "Human Resource Officer": ["CHRP(K)", "IHRM", "Employment Act 2007", "NSSF", "SHIF"],
  "ICT Support Officer": ["CompTIA", "core banking"],
  "Internal Auditor": ["CIA", "CISA", "ISACA", "ICPAK", "audit committee"],
  "Legal Officer": ["Advocate of the High Court", "LSK", "CPS(K)", "Co-operative Tribunal"],
  "Loan Officer": ["BOSA", "FOSA", "guarantors", "CCP"],
  "Marketing Officer": ["Marketing Society of Kenya", "CIM", "Data Protection Act"],
  "Records Management Assistant": ["KARMA", "retention schedule", "Data Protection Act 2019"],
  "Software Developer": ["Daraja", "Data Protection Act 2019", "SQL"],
  Teacher: ["TSC", "Bachelor of Education", "competency-based"],
};

const textsOf = (role: (typeof knownRoles)[number]) => [
  role.description,
  ...role.duties,
  ...role.requirements,
  ...role.skills,
  ...role.benefits,
  role.education,
  role.experience.in,
];

it("every title of the wizard has a text of its own", () => {
  const titles = knownRoles.map(({ title }) => title);
  for (const title of presetJobTitles) expect(titles, title).toContain(title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(Object.entries(named))("%s", (title, bodies) => {
  const role = knownRoles.find((one) => one.title === title);
  it("names the bodies and laws of the post", () => {
    const text = role ? textsOf(role).join("\n") : "";
    for (const body of bodies) expect(text).toContain(body);
  });
});

describe.each(knownRoles)("$title", (role) => {
  it("is as long as an advert should be, in a department of the form", () => {
    expect(departments).toContain(role.department);
    const sentences = role.description.split(/(?<=[.!?])\s/).length;
    expect(sentences).toBeGreaterThanOrEqual(3);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(role.duties.length).toBeGreaterThanOrEqual(5);
    expect(role.duties.length).toBeLessThanOrEqual(9);
    expect(role.requirements.length).toBeGreaterThanOrEqual(4);
    expect(role.requirements.length).toBeLessThanOrEqual(8);
    expect(role.skills.length).toBeGreaterThanOrEqual(5);
    expect(role.pay[0]).toBeLessThan(role.pay[1]);
  });

  it("keeps nobody out", () => {
    for (const text of textsOf(role)) expect(checkWording(text), text).toEqual([]);
  });
});

it("shares nearly no sentence with another post", () => {
  const uses = new Map<string, string[]>();
  for (const { title, description, duties, requirements } of knownRoles) {
    for (const text of [...description.split(/(?<=\.)\s/), ...duties, ...requirements]) {
      uses.set(text, [...(uses.get(text) ?? []), title]);
    }
  }
  const shared = [...uses].filter(([, titles]) => titles.length > 1);
  // That the police certificate comes with the appointment is the same for whoever is near cash.
  expect(shared.map(([text]) => text)).toEqual(["Certificate of good conduct on appointment"]);
});
