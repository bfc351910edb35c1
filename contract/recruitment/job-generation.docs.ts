import { describeSchema, type Fields } from "../core/documentation.ts";
import { generatedJob, jobGeneration, jobWritingProgress } from "./job-generation.ts";
import { jobFields } from "./jobs.docs.ts";

const advert = generatedJob.shape.job;

const advertFields: Fields<typeof advert> = {
  title: jobFields.title,
  department: jobFields.department,
  location: ["Where the work is; empty unless the request names a place.", "Nakuru"],
  type: jobFields.type,
  salary: ["Pay that is usual for the post, to be checked.", "KSh 45,000 - 65,000 gross a month"],
  experience: jobFields.experience,
  education: jobFields.education,
  description: jobFields.description,
  requirements: jobFields.requirements,
  responsibilities: jobFields.responsibilities,
  benefits: jobFields.benefits,
  skills: ["Skills that applications are matched against.", ["Loan appraisal"]],
  language: jobFields.language,
  deadline: ["Last day for applications: 30 days from now, unless the request names one.", "2026-12-15"],
};

export const jobGenerationDocs = [
  describeSchema(jobGeneration, "JobGeneration", "What to write about.", {
    prompt: ["The job title.", "Senior Credit Analyst"],
    requirements: [
      "What the advert is to say, in sentences.",
      "5 years of experience in agribusiness. Based in Nakuru. Deadline 15 December.",
    ],
  }),
  describeSchema(generatedJob, "GeneratedJob", "A job description that was written, and who wrote it.", {
    job: ["The texts; the call that publishes a job takes them."],
    source: ["The language model that the installation has, or the built-in generator.", "embedded"],
    note: [
      "Who wrote it, from what, and what to look at, in sentences.",
      "Written by the built-in generator from what it knows of this post in Kenyan SACCOs.",
    ],
    wording: ["What still discriminates in it, with a better wording."],
  }),
  describeSchema(advert, "WrittenJob", "The texts of a job, with a suggested deadline.", advertFields),
  describeSchema(
    generatedJob.shape.wording.element,
    "WordingFind",
    "Words by which somebody could be kept out unlawfully.",
    {
      field: ["Which text.", "description"],
      entry: ["Which entry of a list, from 0; null in a text.", null],
      start: ["Where it begins, in UTF-16 units.", 10],
      end: ["Where it ends, exclusive.", 29],
      text: ["The words.", "young and energetic"],
      ground: ["What somebody could be kept out by.", "age"],
      reason: ["Why they do not belong there.", "Age may not decide who is hired."],
      better: ["What to write instead; empty to leave it out.", "motivated"],
    },
  ),
  describeSchema(jobWritingProgress, "JobWritingProgress", "How far the writing has come.", {
    percent: ["Of the whole writing; it never goes down.", 40],
    title: ["The title so far.", "Loan Officer"],
    description: ["The description so far.", "Members come to you when school fees are due"],
  }),
];
