import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { personLimits } from "#contract/recruitment/text-limits.ts";
import { townOf } from "#contract/recruitment/town.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { type ApplicationDraft, type ApplicationInput, blankExperience } from "./application-values.ts";
import { checkMessages } from "./apply.messages.ts";

type Experience = ApplicationInput["workExperiences"][number];

/**
 * A month for an `<input type="month">` from a date of a CV. A year alone becomes its January or December;
 * the caller says so, since nobody wrote that month.
 */
function toMonth(date: string | null, otherwise: "01" | "12"): { month: string; guessed: boolean } {
  if (!date) return { month: "", guessed: false };
  if (date.length > 4) return { month: date.slice(0, 7), guessed: false };
  const now = nairobiDay(new Date()).slice(0, 7);
  const month = `${date}-${otherwise}`;
  // What ended this year has ended by now.
  return { month: now.startsWith(date) && month > now ? now : month, guessed: true };
}

function toExperience(read: ParsedResume["experience"][number]): { entry: Experience; guessed: boolean } {
  const start = toMonth(read.startDate, "01");
  const end = read.current ? { month: "", guessed: false } : toMonth(read.endDate, "12");
  return {
    entry: {
      company: read.company,
      position: read.position,
      startDate: start.month,
      endDate: end.month,
      current: read.current,
      description: read.description,
    },
    guessed: start.guessed || end.guessed,
  };
}

/** The highest level among the qualifications on the form's scale; undefined without one. */
export function highestLevel(
  education: ParsedResume["education"],
): ApplicationInput["education"] | undefined {
  const reached = new Set(education.map((one) => one.level));
  return educationLevels.findLast((level) => reached.has(level));
}

export interface FilledForm {
  values: ApplicationDraft;
  /** What the applicant should look at, in sentences. */
  checks: string[];
}

/** Name and email, as far as a correction of what was read has changed them. */
export function correctedIdentity(
  { personalInfo: read }: ParsedResume,
  { personalInfo: now }: ParsedResume,
): Pick<ApplicationDraft, "fullName" | "email"> {
  return {
    ...(now.name && now.name !== read.name ? { fullName: now.name } : {}),
    ...(now.email && now.email !== read.email ? { email: now.email } : {}),
  };
}

/**
 * Fills the form with what was read from a CV. Name and email stay as they are once given (the account's);
 * everything else that was read replaces what is there, and what was not read is kept.
 * @param language of the sentences that say what to look at
 */
export function fillFromResume(
  draft: ApplicationDraft,
  resume: ParsedResume,
  language: Language = defaultLanguage,
): FilledForm {
  const t = inOneOf(checkMessages, language);
  const { personalInfo } = resume;
  const experiences = resume.experience.slice(0, personLimits.workExperiences).map(toExperience);
  const skills = resume.skills.map((skill) => skill.trim().slice(0, personLimits.skill)).filter(Boolean);
  const education = highestLevel(resume.education);
  const checks = experiences
    .filter(({ guessed }) => guessed)
    .map(({ entry }) => t.onlyYear({ position: entry.position || entry.company || t.somePosition }));
  if (experiences.length === 0) checks.push(t.noExperience);
  if (!education) checks.push(t.noEducation);
  return {
    values: {
      ...draft,
      fullName: draft.fullName || personalInfo.name || "",
      email: draft.email || personalInfo.email || "",
      phone: personalInfo.phone ? readablePhone(personalInfo.phone) : draft.phone,
      location: personalInfo.address ? townOf(personalInfo.address) : draft.location,
      workExperiences:
        experiences.length > 0
          ? experiences.map(({ entry }) => entry)
          : (draft.workExperiences ?? [blankExperience]),
      noWorkExperience: experiences.length > 0 ? false : draft.noWorkExperience,
      education: education ?? draft.education,
      skills: skills.length > 0 ? skills.slice(0, personLimits.skills) : draft.skills,
    },
    checks,
  };
}
