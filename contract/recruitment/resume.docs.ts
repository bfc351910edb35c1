import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { resumeCalls } from "./applications.calls.ts";
import { contactFields } from "./applications.docs.ts";
import {
  correctedReading,
  parsedResume,
  resumeEducation,
  resumeExperience,
  resumeProgress,
  resumeReferee,
} from "./resume.ts";

const confidenceOf = (part: string) => [`Of ${part}, from 0 (guess) to 1 (certain).`, 0.95] as const;

const resumeFields: Fields<typeof parsedResume> = {
  personalInfo: ["Who the CV is of."],
  experience: ["Work, as listed in the CV."],
  education: ["Studies, as listed in the CV."],
  skills: ["Skills, one phrase each.", ["Loan appraisal", "Excel"]],
  summary: ["What the person writes of themselves.", "Credit officer with six years in SACCOs."],
  referees: ["People who can be asked."],
  confidence: ["How sure the reader is of each part."],
  notices: ["What wants attention.", ["scan"]],
  pages: ["Pages of the file.", 2],
};

const personFields: Fields<typeof parsedResume.shape.personalInfo> = {
  ...contactFields,
  address: ["Where the person lives.", "P.O. Box 1234-00100, Nairobi"],
};

const readPeriod = {
  startDate: ["First year, month or day as printed; null without one.", "2018-05"],
  endDate: ["Last year, month or day as printed; null without one.", "2021"],
  confidence: confidenceOf("this entry"),
} as const;

const experienceFields: Fields<typeof resumeExperience> = {
  company: ["The employer.", "Jirani SACCO"],
  position: ["What the person was there.", "Credit Assistant"],
  location: ["Where; null if not said.", "Nakuru"],
  ...readPeriod,
  current: ["Whether it is said to go on.", false],
  description: ["What the CV says of it.", "Appraised loans."],
};

const educationFields: Fields<typeof resumeEducation> = {
  institution: ["Where.", "University of Nairobi"],
  qualification: ["As written.", "Bachelor of Commerce (Finance)"],
  level: ["On the application form's scale; null for school certificates.", "degree"],
  grade: ["Class or mean grade as written; null without one.", "Second Class Upper"],
  ...readPeriod,
};

const refereeFields: Fields<typeof resumeReferee> = {
  name: ["Full name.", "Peter Otieno"],
  detail: ["Position and employer as written.", "Branch Manager, Jirani SACCO"],
  phone: ["Phone number; null without one.", "+254722000111"],
  email: ["Email address; null without one.", "peter@example.co.ke"],
};

const corrected = correctedReading.shape;

export const resumeDocs = [
  describeSchema(resumeCalls.parse.form.fields, "ParseResumeForm", "What is to happen with the CV.", {
    keep: ["`true` keeps it for the next application.", "true"],
  }),
  describeSchema(resumeCalls.parse.answer, "ParsedUpload", "What was read in an uploaded CV.", {
    ...resumeFields,
    resumeId: ["Id of the kept CV; null when it was only read.", exampleId],
  }),
  describeSchema(resumeProgress, "ResumeProgress", "How far the reading of a CV has come.", {
    percent: ["Of the whole reading; it never goes down.", 60],
    page: ["The picture of a page that is being recognised; null while text is read."],
  }),
  describeSchema(resumeProgress.shape.page.unwrap(), "ResumePage", "A page that is being recognised.", {
    number: ["Its number, from 1.", 1],
    of: ["Pages in all.", 2],
  }),
  describeSchema(parsedResume, "ParsedResume", "What the reader found in a CV.", resumeFields),
  describeSchema(
    parsedResume.shape.personalInfo,
    "ResumePerson",
    "Who a CV is of; null where nothing was found.",
    personFields,
  ),
  describeSchema(resumeExperience, "ResumeExperience", "A position in a CV.", experienceFields),
  describeSchema(resumeEducation, "ResumeEducation", "A course of study in a CV.", educationFields),
  describeSchema(resumeReferee, "ResumeReferee", "A person who can be asked.", refereeFields),
  describeSchema(parsedResume.shape.confidence, "ResumeConfidence", "How sure the reader is of each part.", {
    name: confidenceOf("the name"),
    email: confidenceOf("the email address"),
    phone: confidenceOf("the phone number"),
    address: confidenceOf("the address"),
    experience: confidenceOf("the experience"),
    education: confidenceOf("the education"),
    skills: confidenceOf("the skills"),
    summary: confidenceOf("the summary"),
  }),
  describeSchema(
    correctedReading,
    "CorrectedResume",
    "What was read in a CV, as its owner corrects it.",
    resumeFields,
  ),
  describeSchema(
    corrected.personalInfo,
    "CorrectedPerson",
    "Who a CV is of; null where nothing is said.",
    personFields,
  ),
  describeSchema(
    corrected.experience.element,
    "CorrectedExperience",
    "A corrected position.",
    experienceFields,
  ),
  describeSchema(
    corrected.education.element,
    "CorrectedEducation",
    "A corrected course of study.",
    educationFields,
  ),
  describeSchema(corrected.referees.element, "CorrectedReferee", "A corrected referee.", refereeFields),
];
