import { type ParsedResume, resumeNotices } from "#contract/recruitment/resume.ts";
import { readingLimits, upTo } from "#contract/recruitment/text-limits.ts";

const line = (text: string): string => text.slice(0, readingLimits.line);
const lineOrNull = (text: string | null): string | null => text?.slice(0, readingLimits.line) ?? null;
const longText = (text: string): string => text.slice(0, readingLimits.text);

/** A reading within the limits that its correction has to keep to; the notice `truncated` says that some is left out. */
export function withinLimits(reading: ParsedResume): ParsedResume {
  const { personalInfo } = reading;
  const jobs = reading.experience.slice(0, readingLimits.experience);
  const descriptions = upTo(
    jobs.map((job) => longText(job.description)),
    readingLimits.descriptions,
  );
  const bounded: ParsedResume = {
    ...reading,
    personalInfo: {
      name: lineOrNull(personalInfo.name),
      email: lineOrNull(personalInfo.email),
      phone: lineOrNull(personalInfo.phone),
      address: lineOrNull(personalInfo.address),
    },
    experience: jobs.map((job, index) => ({
      ...job,
      company: line(job.company),
      position: line(job.position),
      location: lineOrNull(job.location),
      description: descriptions[index] ?? "",
    })),
    education: reading.education.slice(0, readingLimits.education).map((one) => ({
      ...one,
      institution: line(one.institution),
      qualification: line(one.qualification),
      grade: lineOrNull(one.grade),
    })),
    skills: reading.skills.slice(0, readingLimits.skills).map(line),
    summary: longText(reading.summary),
    referees: reading.referees.slice(0, readingLimits.referees).map((referee) => ({
      name: line(referee.name),
      detail: longText(referee.detail),
      phone: lineOrNull(referee.phone),
      email: lineOrNull(referee.email),
    })),
  };
  if (JSON.stringify(bounded) === JSON.stringify(reading)) return reading;
  const notices = new Set([...reading.notices, "truncated" as const]);
  return { ...bounded, notices: resumeNotices.filter((notice) => notices.has(notice)) };
}
