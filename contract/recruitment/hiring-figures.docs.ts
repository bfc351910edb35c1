import { exampleId, periodFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { hiringFigures } from "./hiring-figures.ts";
import { reportQuery } from "./hr.calls.ts";

const { scores, sources, interviews, timeToHire, offers } = hiringFigures.shape;

export const hiringFiguresDocs = [
  describeSchema(
    hiringFigures,
    "HiringFigures",
    "How long hiring took in a period, how well its applications match, and who interviewed how much.",
    {
      ...periodFields,
      timeToHire: ["From application to acceptance, of the applications sent in the period."],
      timeToFill: ["From the opening of a job to its first acceptance, of jobs first filled in the period."],
      offers: ["Offers sent in the period, and what became of them."],
      scores: ["Applications by match score, the lowest band first."],
      sources: ["Where the applications came from and how far they got, the source with most first."],
      interviews: ["Interviews that begin in the period."],
    },
  ),
  describeSchema(timeToHire, "HiringDuration", "How long something took.", {
    cases: ["How many cases there are.", 4],
    averageDays: ["Days on average; null without a case.", 21.5],
    medianDays: ["Days in the median; null without a case.", 19],
  }),
  describeSchema(scores.element, "ScoreBand", "Applications whose match score lies in a band of ten.", {
    from: ["The lowest score of the band, percent.", 70],
    applications: ["Applications.", 12],
    hired: ["Of these, accepted by now.", 2],
  }),
  describeSchema(sources.element, "SourceFigures", "Applications of one source.", {
    source: ["Where they came from.", "link"],
    sourceName: ["What the shared link called itself; null for every other source.", "linkedin"],
    applications: ["Applications.", 18],
    shortlisted: ["Of these, chosen for an interview or moved on beyond that.", 6],
    interviewed: ["Of these, with an interview that has begun.", 5],
    hired: ["Of these, accepted by now.", 1],
  }),
  describeSchema(offers, "OfferFigures", "Offers of a period.", {
    sent: ["All that were sent.", 9],
    waiting: ["Those that wait for an answer.", 2],
    accepted: ["Those that were accepted.", 4],
    declined: ["Those that were declined.", 1],
    expired: ["Those that nobody answered in time.", 1],
    withdrawn: ["Those that were taken back, or closed with their application.", 1],
    acceptanceRate: ["Accepted, in percent of those answered or expired; null without any.", 67],
  }),
  describeSchema(interviews, "InterviewLoad", "Interviews of a period.", {
    held: ["Those that have begun.", 8],
    ahead: ["Those still to come.", 3],
    interviewers: ["Who interviewed or will, most first."],
  }),
  describeSchema(interviews.shape.interviewers.element, "InterviewerLoad", "Interviews of one person.", {
    id: ["Id of the person.", exampleId],
    name: ["The person.", "Wanjiku Mwangi"],
    held: ["Those that have begun.", 5],
    ahead: ["Those still to come.", 1],
    hours: ["Hours of all of them.", 4.5],
  }),
  describeSchema(reportQuery, "ReportQuery", "The days that a report is about, and the kind of file.", {
    from: ["First day; 30 days up to `to` when it is left out.", "2026-10-01"],
    to: ["Last day; today when it is left out.", "2026-10-31"],
    format: ["The kind of file.", "pdf"],
  }),
];
