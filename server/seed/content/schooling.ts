import type { EducationLevel } from "#contract/recruitment/applications.ts";
import { professions } from "./professions/index.ts";
import type { Profession } from "./professions/types.ts";
import type { Chance } from "./random.ts";
import type { RosterEntry } from "./roster.ts";
import type { DemoEducation, Level } from "./types.ts";

const universities = [
  "University of Nairobi",
  "Kenyatta University",
  "Jomo Kenyatta University of Agriculture and Technology",
  "Moi University",
  "Egerton University",
  "Maseno University",
  "The Co-operative University of Kenya",
  "Technical University of Mombasa",
  "Masinde Muliro University of Science and Technology",
  "South Eastern Kenya University",
  "Dedan Kimathi University of Technology",
  "KCA University",
] as const;

/** Universities with a school of law. */
const lawSchools = [
  "University of Nairobi",
  "Kenyatta University",
  "Moi University",
  "Egerton University",
] as const;

const colleges = [
  "Kisumu National Polytechnic",
  "Eldoret National Polytechnic",
  "Nyeri National Polytechnic",
  "Meru National Polytechnic",
  "Kisii National Polytechnic",
  "Kenya Coast National Polytechnic",
  "Kabete National Polytechnic",
  "The Co-operative University of Kenya",
] as const;

/** Levels with their shares in the total, by how far people of a line of work usually studied. */
const shares: Record<Profession["schooling"], Record<Level, [level: EducationLevel, share: number][]>> = {
  university: {
    junior: [
      ["diploma", 0.3],
      ["degree", 0.7],
    ],
    mid: [
      ["diploma", 0.1],
      ["degree", 0.77],
      ["masters", 0.13],
    ],
    senior: [
      ["degree", 0.55],
      ["masters", 0.45],
    ],
  },
  college: {
    junior: [
      ["certificate", 0.15],
      ["diploma", 0.5],
      ["degree", 0.35],
    ],
    mid: [
      ["diploma", 0.45],
      ["advanced_diploma", 0.1],
      ["degree", 0.45],
    ],
    senior: [
      ["diploma", 0.2],
      ["degree", 0.6],
      ["masters", 0.2],
    ],
  },
  school: {
    junior: [["certificate", 1]],
    mid: [
      ["certificate", 0.8],
      ["diploma", 0.2],
    ],
    senior: [
      ["certificate", 0.6],
      ["diploma", 0.4],
    ],
  },
};

const grades: Record<"school" | EducationLevel, readonly (string | null)[]> = {
  school: ["C", "C+", "C+", "B-", "B", "B+"],
  certificate: ["Pass", "Credit"],
  diploma: ["Pass", "Credit", "Credit", "Distinction"],
  advanced_diploma: ["Credit", "Distinction"],
  degree: [
    "Second Class Honours (Lower Division)",
    "Second Class Honours (Upper Division)",
    "Second Class Honours (Upper Division)",
    "First Class Honours",
  ],
  masters: [null],
  phd: [null],
};

const courseYears: Record<EducationLevel, number> = {
  certificate: 1,
  diploma: 2,
  advanced_diploma: 3,
  degree: 4,
  masters: 2,
  phd: 4,
};

/** The highest level a person reached. Lawyers all hold a degree; a master's takes at least six working years. */
function highestLevel(person: RosterEntry, workMonths: number, chance: Chance): EducationLevel {
  if (person.profession === "legal") return person.level === "senior" ? "masters" : "degree";
  const options = shares[professions[person.profession].schooling][person.level];
  let draw = chance.next();
  const drawn = options.find(([, share]) => {
    draw -= share;
    return draw < 0;
  });
  const level = drawn?.[0] ?? "diploma";
  return level === "masters" && workMonths < 72 ? "degree" : level;
}

function courseName(level: EducationLevel, studies: Profession["studies"]): string {
  if (level === "advanced_diploma") return studies.diploma.replace("Diploma in", "Higher Diploma in");
  if (level === "phd") return studies.masters;
  return studies[level];
}

/**
 * A believable way through school for somebody whose first job began in `firstMonth` (`YYYY-MM`).
 * @returns the highest level and the stations, latest first
 */
export function studyPath(
  person: RosterEntry,
  firstMonth: string,
  workMonths: number,
  chance: Chance,
): { level: EducationLevel; history: DemoEducation[]; credential: string | null } {
  const { studies, credential } = professions[person.profession];
  const level = highestLevel(person, workMonths, chance);
  const first = level === "masters" ? "degree" : level;
  const startedWork = Number(firstMonth.slice(0, 4));
  const graduated = Number(firstMonth.slice(5)) > 8 ? startedWork : startedWork - 1;
  const enrolled = graduated - courseYears[first];
  const isDegree = first === "degree";
  const schools =
    person.profession === "legal" || courseName(first, studies).includes("LLB") ? lawSchools : universities;
  const schoolGrades = isDegree ? grades.school.slice(1) : grades.school.slice(0, 4);

  const history: DemoEducation[] = [
    {
      institution: chance.pick(isDegree ? schools : colleges),
      qualification: courseName(first, studies),
      grade: chance.pick(grades[first]),
      startDate: `${enrolled}-${isDegree ? "09" : "05"}`,
      endDate: `${graduated}-07`,
    },
    {
      institution: `${person.town} ${chance.pick(["High School", "Secondary School", "Mixed Secondary School"])}`,
      qualification: "Kenya Certificate of Secondary Education (KCSE)",
      grade: chance.pick(schoolGrades),
      startDate: `${enrolled - 4}-02`,
      endDate: `${enrolled - 1}-11`,
    },
  ];
  if (level === "masters") {
    history.push({
      institution: chance.pick(schools),
      qualification: studies.masters,
      grade: null,
      startDate: `${startedWork + 2}-09`,
      endDate: `${startedWork + 4}-12`,
    });
  }
  const holds =
    credential && person.level !== "junior" && (person.profession === "legal" || chance.happens(0.7));
  if (holds) {
    history.push({
      institution: credential.institution,
      qualification: credential.name,
      grade: null,
      startDate: `${startedWork}-01`,
      endDate: `${startedWork + 2}-12`,
    });
  }
  history.sort((a, b) => b.endDate.localeCompare(a.endDate));
  return { level, history, credential: holds ? credential.name : null };
}
