import type { Finding } from "../findings.tsx";
import { type Criteria, financialMonths, type Screening, yearsAndMonths } from "./screening.ts";

/** The three criteria with what a candidate brings for each. */
export function screeningFindings(result: Screening, criteria: Criteria): Finding[] {
  const { candidate, education, experience, skills, missingSkills } = result;
  const held = criteria.skills.length - missingSkills.length;
  return [
    {
      name: "Education",
      met: education,
      text: candidate.education.text,
    },
    {
      name: "Experience",
      met: experience,
      text: `${yearsAndMonths(financialMonths(candidate))} in SACCO or financial services`,
    },
    {
      name: "Key skills",
      met: skills,
      text:
        missingSkills.length === 0
          ? `All ${held} named`
          : `${held} of ${criteria.skills.length} named; missing: ${missingSkills.join(", ")}`,
    },
  ];
}
