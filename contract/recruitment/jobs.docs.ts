import { exampleId, pageFields, periodFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { funnelReport } from "./funnel.ts";
import { hiringSacco, saccoCalls } from "./hiring-saccos.ts";
import { askedQuestion } from "./job-questions.ts";
import { jobDetails, jobTerms } from "./job-terms.ts";
import { jobCalls } from "./jobs.calls.ts";
import { job, jobAddress, jobFacets, jobListQuery } from "./jobs.ts";
import { dashboardStats, recruitmentReport } from "./statistics.ts";

/** What each field of a job means, for every schema that has some of them. */
export const jobFields: Fields<typeof job> = {
  id: ["Id of the job.", exampleId],
  slug: ["Last part of the job's public address.", `loan-officer-${exampleId}`],
  title: ["Its title.", "Loan Officer"],
  department: ["The department it is in.", "Credit"],
  location: ["Where the work is.", "Nairobi"],
  type: ["Kind of employment.", "full-time"],
  salary: ["Free text, as the SACCO wrote it.", "KSh 80,000 - 120,000"],
  experience: ["Experience that is asked for, as the SACCO wrote it.", "3 years in lending"],
  education: ["Education that is asked for, as the SACCO wrote it.", "Degree in Commerce"],
  description: ["What the job is about.", "You appraise loans of members and follow them up."],
  language: ["Language that the SACCO wrote it in.", "en"],
  status: ["Whether it is open.", "Active"],
  asksNoExperience: ["Whether its text says that nobody needs experience for it.", false],
  paused: ["Whether the SACCO takes no applications for now.", false],
  postedDate: ["When it was published.", "2026-11-02T06:00:00.000Z"],
  deadline: ["Last day for applications, in Nairobi.", "2026-12-15"],
  requirements: ["What a candidate needs, one sentence each.", ["CPA Part II or above"]],
  responsibilities: ["What the work is, one sentence each.", ["Appraise loan applications"]],
  benefits: ["What the SACCO offers, one sentence each.", ["Medical cover"]],
  organization: ["The SACCO that hires."],
  similar: ["In answer to a search: the words were found in nearly the same form only.", false],
};

/** What each field of a question means. */
export const askedQuestionFields: Fields<typeof askedQuestion> = {
  id: ["Id of the question.", "licence"],
  text: ["What is asked.", "Do you hold a driving licence?"],
  kind: ["How it is answered: `short`, `long`, `choice` or `yes_no`.", "yes_no"],
  required: ["Whether it has to be answered.", true],
  choices: ["What can be chosen, for a `choice`.", []],
};

const facet = {
  value: ["The value.", "Credit"],
  count: ["Open jobs that have it.", 7],
} as const;

const department = ["Department; may be given several times.", ["Credit", "Finance"]] as const;

export const jobDocs = [
  describeSchema(jobListQuery, "JobQuery", "Filters of the job board.", {
    ...pageFields,
    department,
    location: ["Place; may be given several times.", ["Nairobi"]],
    type: ["Kind of employment; may be given several times.", ["full-time"]],
    sacco: ["Slug of one SACCO.", "umoja"],
    sort: [
      "Order of the list; without it, newest first, and in a search by where the words were found.",
      "deadline",
    ],
  }),
  describeSchema(job, "Job", "A job as the board shows it.", jobFields),
  describeSchema(job.shape.organization, "JobOrganization", "The SACCO that hires.", {
    name: ["Its name.", "Umoja SACCO"],
    slug: ["Its name in addresses.", "umoja"],
  }),
  describeSchema(
    askedQuestion,
    "AskedQuestion",
    "A question of a job's own, as candidates are asked it.",
    askedQuestionFields,
  ),
  describeSchema(jobDetails, "JobDetails", "A job as its own page shows it.", {
    keptMonths: ["Months for which an application that led to no employment is kept.", 12],
    ...jobFields,
    terms: ["What the free texts say in numbers."],
    questions: ["What its application form asks beyond the usual."],
  }),
  describeSchema(
    jobTerms,
    "JobTerms",
    "What a job's free texts say in numbers, as far as they can be read.",
    {
      salary: ["Salary; null when the text names no amount in shillings."],
      experienceMonths: ["Months of experience; 0 is none needed, null is unknown.", 36],
      education: ["Education that is asked for at least."],
    },
  ),
  describeSchema(jobTerms.shape.salary.unwrap(), "SalaryTerms", "A salary in numbers.", {
    minCents: ["Lower end in cents of a shilling.", 8_000_000],
    maxCents: ["Upper end in cents of a shilling; null without one.", 12_000_000],
    per: ["What it is paid for.", "month"],
  }),
  describeSchema(jobTerms.shape.education, "EducationTerms", "Education that a job asks for.", {
    level: ["Lowest level; null when none is named.", "degree"],
    credentials: ["Professional qualifications.", ["CPA"]],
  }),
  describeSchema(jobCalls.facets.query, "JobFacetQuery", "Whose jobs are counted.", {
    sacco: ["Slug of one SACCO; all without it.", "umoja"],
  }),
  describeSchema(jobFacets, "JobFacets", "Values among the open jobs, for filters.", {
    total: ["Open jobs.", 30],
    departments: ["Departments."],
    locations: ["Places."],
    types: ["Kinds of employment."],
  }),
  describeSchema(
    jobFacets.shape.departments.element,
    "DepartmentFacet",
    "A department and its open jobs.",
    facet,
  ),
  describeSchema(jobFacets.shape.locations.element, "LocationFacet", "A place and its open jobs.", {
    ...facet,
    value: ["The place.", "Nairobi"],
  }),
  describeSchema(jobFacets.shape.types.element, "TypeFacet", "A kind of employment and its open jobs.", {
    ...facet,
    value: ["The kind of employment.", "full-time"],
  }),
  describeSchema(jobCalls.get.params, "JobPath", "Which job.", { id: ["Id of the job.", exampleId] }),
  describeSchema(jobCalls.similar.params, "SimilarJobsPath", "The job that others are compared with.", {
    id: ["Id of the job.", exampleId],
  }),
  describeSchema(jobCalls.picture.params, "JobPicturePath", "Which job's picture.", {
    id: ["Id of the job.", exampleId],
  }),
  describeSchema(jobCalls.addresses.query, "JobAddressQuery", "Which part of the addresses.", {
    page: ["Which page of the list, from 1.", 1],
  }),
  describeSchema(jobAddress, "JobAddress", "An open job as the sitemap lists it.", {
    slug: jobFields.slug,
    postedDate: jobFields.postedDate,
  }),
  describeSchema(hiringSacco, "HiringSacco", "A SACCO that has published jobs.", {
    name: ["Its name.", "Umoja SACCO"],
    slug: ["Its name in addresses.", "umoja"],
    openJobs: ["Jobs that are open now.", 12],
    paused: ["Whether it takes no applications for now.", false],
    lastPosted: ["When the newest open job was published; null without one.", "2026-11-02T06:00:00.000Z"],
    generalApplications: ["Whether one may apply to it without a vacancy now.", true],
  }),
  describeSchema(saccoCalls.embed.answer, "EmbedSites", "Where a list of open jobs may be shown.", {
    sites: ["Origins of websites; every one if none is named.", ["https://www.umoja.example"]],
  }),
  describeSchema(saccoCalls.get.params, "SaccoPath", "Which SACCO.", {
    slug: ["Its name in addresses.", "umoja"],
  }),
  describeSchema(saccoCalls.picture.params, "SaccoPicturePath", "Which SACCO's picture.", {
    slug: ["Its name in addresses.", "umoja"],
  }),
  describeSchema(dashboardStats, "DashboardStats", "The top of the HR dashboard.", {
    totalApplications: ["Applications so far.", 247],
    applicationsTrend: ["The last seven days beside the seven before them.", "+12% this week"],
    activeJobs: ["Jobs that are open.", 12],
    activeDepartments: ["Departments that these jobs are in.", 7],
    pendingInterviews: ["Applications at the interview stage or with an interview ahead.", 15],
    candidatesHired: ["Candidates that were accepted.", 3],
    averageTimeToHire: [
      "From application to acceptance, on average; null before anyone was hired.",
      "18 days",
    ],
  }),
  describeSchema(
    recruitmentReport,
    "RecruitmentReport",
    "What recruitment did in a period, by the day of application.",
    {
      ...periodFields,
      applications: ["Applications of the period.", 89],
      applicationsBefore: ["Applications of the period of the same length before.", 74],
      hired: ["Of these applications, accepted by now.", 3],
      averageDaysToHire: [
        "Days from application to acceptance, on average; null while none was accepted.",
        18,
      ],
      weeks: ["Every week of the period, oldest first; 0 where nothing came."],
      statuses: ["Every status in order of the funnel."],
      departments: ["Departments that had applications, most first."],
    },
  ),
  describeSchema(recruitmentReport.shape.weeks.element, "WeekApplications", "Applications of a week.", {
    monday: ["Its Monday.", "2026-11-16"],
    applications: ["Applications.", 21],
  }),
  describeSchema(
    recruitmentReport.shape.statuses.element,
    "StatusApplications",
    "Applications at a status.",
    {
      status: ["The status.", "interview"],
      applications: ["Applications that stand there now.", 15],
    },
  ),
  describeSchema(
    recruitmentReport.shape.departments.element,
    "DepartmentApplications",
    "Applications of a department.",
    {
      department: ["The department.", "Credit"],
      applications: ["Applications.", 31],
      hired: ["Of these, accepted by now.", 1],
    },
  ),
  describeSchema(
    funnelReport,
    "FunnelReport",
    "How far the applications of a period came, and how long they waited.",
    {
      ...periodFields,
      funnel: ["Statuses from `submitted` to `accepted`."],
      waiting: ["Statuses that an application can wait at."],
    },
  ),
  describeSchema(funnelReport.shape.funnel.element, "FunnelStep", "A status and who came so far.", {
    status: ["The status.", "interview"],
    reached: ["Applications that reached it or one after it.", 34],
  }),
  describeSchema(
    funnelReport.shape.waiting.element,
    "StatusWait",
    "How long applications waited at a status.",
    {
      status: ["The status.", "screening"],
      moves: ["Times an application was moved on from it.", 41],
      averageDays: ["Days at the status, on average; null before anyone left it.", 3.5],
    },
  ),
];
