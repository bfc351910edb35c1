import { z } from "zod";
import { optionalPhone } from "#contract/core/fields.ts";
import { maxLine, maxText } from "#contract/core/limits.ts";
import { says, textOf } from "#contract/core/messages.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import { type ParsedResume, partialDate } from "#contract/recruitment/resume.ts";
import { resumeMessages } from "./resume.messages.ts";

const line = z.string().trim().max(maxLine);
const date = z.union([partialDate, z.literal("")], says(textOf(resumeMessages, (t) => t.dateAsWritten)));

/** What was read from a CV as fields that its owner can correct. What was not read is an empty text. */
export const corrections = z.object({
  name: line,
  email: line,
  phone: optionalPhone,
  address: line,
  experience: z.array(
    z.object({
      position: line,
      company: line,
      location: line,
      startDate: date,
      endDate: date,
      current: z.boolean(),
      description: z.string().trim().max(maxText),
    }),
  ),
  education: z.array(
    z.object({
      qualification: line,
      institution: line,
      level: z.union([z.enum(educationLevels), z.literal("")]),
      grade: line,
      startDate: date,
      endDate: date,
    }),
  ),
  skills: z.array(line),
  summary: z.string().trim().max(maxText),
});
export type Corrections = z.infer<typeof corrections>;

export const blankPosition: Corrections["experience"][number] = {
  position: "",
  company: "",
  location: "",
  startDate: "",
  endDate: "",
  current: false,
  description: "",
};

export const blankQualification: Corrections["education"][number] = {
  qualification: "",
  institution: "",
  level: "",
  grade: "",
  startDate: "",
  endDate: "",
};

export function toCorrections({ personalInfo, experience, education, ...rest }: ParsedResume): Corrections {
  return {
    name: personalInfo.name ?? "",
    email: personalInfo.email ?? "",
    phone: readablePhone(personalInfo.phone ?? ""),
    address: personalInfo.address ?? "",
    experience: experience.map(({ confidence: _, ...one }) => ({
      ...one,
      location: one.location ?? "",
      startDate: one.startDate ?? "",
      endDate: one.endDate ?? "",
    })),
    education: education.map(({ confidence: _, ...one }) => ({
      ...one,
      level: one.level ?? "",
      grade: one.grade ?? "",
      startDate: one.startDate ?? "",
      endDate: one.endDate ?? "",
    })),
    skills: rest.skills,
    summary: rest.summary,
  };
}

/** What the owner has looked at and left or changed is certain. */
const certain = 1;

/** The reading as its owner corrected it. Entries without any word are gone. */
export function withCorrections(reading: ParsedResume, given: Corrections): ParsedResume {
  return {
    ...reading,
    personalInfo: {
      name: given.name || null,
      email: given.email || null,
      phone: given.phone || null,
      address: given.address || null,
    },
    experience: given.experience
      .filter((one) => one.position || one.company || one.description)
      .map((one) => ({
        ...one,
        location: one.location || null,
        startDate: one.startDate || null,
        endDate: (!one.current && one.endDate) || null,
        confidence: certain,
      })),
    education: given.education
      .filter((one) => one.qualification || one.institution)
      .map((one) => ({
        ...one,
        level: one.level || null,
        grade: one.grade || null,
        startDate: one.startDate || null,
        endDate: one.endDate || null,
        confidence: certain,
      })),
    skills: given.skills.filter(Boolean),
    summary: given.summary,
    confidence: {
      name: certain,
      email: certain,
      phone: certain,
      address: certain,
      experience: certain,
      education: certain,
      skills: certain,
      summary: certain,
    },
  };
}
