import { type Language, languagePath } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { JobDetails, JobTerms } from "#contract/recruitment/job-terms.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { xmlText } from "#web/lib/xml.ts";
import { jobMessages } from "./job.messages.ts";
import { boardPath, jobPath } from "./paths.ts";

const employmentTypes: Record<Job["type"], string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

/** Levels of education as Google's job search knows them. */
const credentialCategories: Record<NonNullable<JobTerms["education"]["level"]>, string> = {
  kcse: "high school",
  certificate: "professional certificate",
  diploma: "associate degree",
  advanced_diploma: "associate degree",
  degree: "bachelor degree",
  masters: "postgraduate degree",
  phd: "postgraduate degree",
};

function points(title: string, texts: readonly string[]): string {
  if (texts.length === 0) return "";
  const items = texts.map((text) => `<li>${xmlText(text)}</li>`).join("");
  return `<p>${title}:</p><ul>${items}</ul>`;
}

/** The whole advertisement as HTML, as search engines want it in the description. */
function advertisement(job: Job, language: Language): string {
  const t = inOneOf(jobMessages, language);
  const paragraphs = job.description
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${xmlText(paragraph.trim())}</p>`);
  return [
    ...paragraphs,
    points(t.responsibilities, job.responsibilities),
    points(t.requirements, job.requirements),
    points(t.benefits, job.benefits),
  ].join("");
}

function salary(terms: JobTerms) {
  if (!terms.salary) return undefined;
  const { minCents, maxCents, per } = terms.salary;
  const value =
    minCents === maxCents
      ? { value: minCents / 100 }
      : { minValue: minCents / 100, ...(maxCents === null ? {} : { maxValue: maxCents / 100 }) };
  return {
    "@type": "MonetaryAmount",
    currency: "KES",
    value: { "@type": "QuantitativeValue", ...value, unitText: per.toUpperCase() },
  };
}

function experience({ experienceMonths }: JobTerms) {
  if (experienceMonths === null) return undefined;
  if (experienceMonths === 0) return "no requirements";
  return { "@type": "OccupationalExperienceRequirements", monthsOfExperience: experienceMonths };
}

function education({ education: { level, credentials } }: JobTerms) {
  const categories = [
    ...(level ? [credentialCategories[level]] : []),
    ...(credentials.length > 0 ? ["professional certificate"] : []),
  ];
  const all = [...new Set(categories)].map((credentialCategory) => ({
    "@type": "EducationalOccupationalCredential",
    credentialCategory,
  }));
  return all.length > 1 ? all : all[0];
}

const remote = /\bremote\b/i;

function place({ location }: Job) {
  const kenya = { "@type": "Country", name: "Kenya" };
  if (remote.test(location)) return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: kenya };
  return {
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "KE" },
    },
  };
}

/**
 * An open job as schema.org describes it (JobPosting), in the form that Google's job search reads. What
 * the SACCO's texts do not say without a doubt is left out.
 * @param language of the page that it is part of
 */
export function jobPosting(job: JobDetails, appUrl: string, language: Language) {
  const { terms, organization } = job;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: advertisement(job, language),
    url: appUrl + languagePath(language, jobPath(job)),
    identifier: { "@type": "PropertyValue", name: organization.name, value: job.id },
    datePosted: job.postedDate,
    // Open until the day is over in Nairobi, which keeps UTC+3 all year.
    validThrough: `${job.deadline}T23:59:59+03:00`,
    employmentType: employmentTypes[job.type],
    hiringOrganization: {
      "@type": "Organization",
      name: organization.name,
      sameAs: appUrl + boardPath(organization.slug),
    },
    ...place(job),
    baseSalary: salary(terms),
    experienceRequirements: experience(terms),
    educationRequirements: education(terms),
    occupationalCategory: job.department,
    directApply: true,
  };
}
