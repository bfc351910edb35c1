import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { hrCalls } from "./hr.calls.ts";
import {
  candidateAnalysis,
  candidateCounts,
  candidateDecided,
  candidateList,
  candidateStatusChange,
  hrCandidate,
} from "./hr-candidates.ts";

const candidateFilterFields: Fields<typeof candidateList.filter> = {
  q: pageFields.q,
  status: ["How the organisation stands to a candidate; may be given several times.", ["shortlisted"]],
  tagId: ["Only who has the tag with this id.", exampleId],
  imported: ["`true` for who was imported, `false` for everybody else; left out for all.", "true"],
  general: [
    "`true` for who has applied without a vacancy, `false` for everybody else; left out for all.",
    "true",
  ],
  internal: [
    "`true` for who works at the organisation, `false` for everybody else; left out for all.",
    "true",
  ],
};

const { topSkills, best } = candidateAnalysis.shape;

const decisionDocs = [
  describeSchema(candidateStatusChange, "CandidateStatusChange", "A decision on a candidate.", {
    status: ["What is decided.", "rejected"],
    withApplications: ["Whether a rejection covers the person's open applications, too.", false],
    expectedStatus: ["The status the person was looking at; another one answers `stale`.", "active"],
  }),
  describeSchema(candidateDecided, "CandidateDecided", "What a decision came to.", {
    status: ["How the organisation stands to the candidate now.", "rejected"],
    mail: [
      "`sent`: on its way; `waiting`: it leaves when nothing can be undone any more; `none`: nobody to write to.",
      "waiting",
    ],
    undoUntil: ["Until when it can be undone; null where it cannot.", "2026-11-23T09:31:00.000Z"],
  }),
  describeSchema(
    candidateAnalysis,
    "CandidateAnalysis",
    "What the latest applications of candidates come to.",
    {
      total: ["Candidates that match the filter.", 42],
      applied: ["Those of them who have applied.", 40],
      averageMatch: ["Mean of their match scores, percent; null where nobody has applied.", 71],
      strong: ["How many match by 70 percent and more.", 18],
      topSkills: ["The skills that most of them name."],
      best: ["Who matches best; null where nobody has applied."],
    },
  ),
  describeSchema(topSkills.element, "CandidateSkill", "A skill and who has it.", {
    skill: ["The skill as it is most often written.", "Loan appraisal"],
    count: ["Candidates who name it.", 12],
  }),
  describeSchema(best.unwrap(), "BestCandidate", "The candidate who matches best.", {
    id: ["Id of the candidate.", exampleId],
    name: ["Full name.", "Wanjiku Kamau"],
    matchScore: ["How well the latest application fits its job, percent.", 91],
  }),
];

export const hrCandidateDocs = [
  describeSchema(candidateList.query, "HrCandidateQuery", "Filters of the candidates.", {
    ...pageFields,
    ...candidateFilterFields,
  }),
  describeSchema(
    candidateList.filter,
    "HrCandidateFilter",
    "Which candidates are meant.",
    candidateFilterFields,
  ),
  ...decisionDocs,
  describeSchema(
    hrCandidate,
    "HrCandidate",
    "A person who applied, as their latest application shows them, or who was imported.",
    {
      id: ["Id of the candidate.", exampleId],
      name: ["Full name.", "Wanjiku Kamau"],
      email: ["Email address.", "wanjiku@example.co.ke"],
      phone: ["Phone number; empty if not known.", "+254712345678"],
      location: ["Where the person lives.", "Nakuru"],
      status: ["How the organisation stands to the candidate.", "active"],
      workExperiences: ["Work so far."],
      experience: ["How long the person has worked; empty when nothing says it.", "6.5 years"],
      education: ["Highest qualification; null if not known.", "degree"],
      skills: ["Key skills.", ["Loan appraisal"]],
      salaryExpectation: ["Free text; null if not known.", "KSh 90,000"],
      availability: ["First day the person can start; null if not known.", "2027-01-04"],
      applicationsCount: ["Applications to this organisation.", 2],
      openApplications: ["Those of them that are not decided yet.", 1],
      matchScore: ["How well the latest application fits its job, percent; null without one.", 82],
      latestApplication: ["The last one; null when there is none."],
      imported: ["How the person was imported; null for who came by applying."],
      general: ["What they sent without a vacancy; null without."],
      importedCv: ["The CV that was imported of the person; null without one."],
      internal: ["Whether the person works at the organisation.", false],
      erasable: ["Whether they have no account in which to erase their data, so that HR does it.", false],
      tags: ["Words by which HR finds the person again."],
      undoUntil: ["Until when a rejection can be undone; null when none waits.", null],
    },
  ),
  describeSchema(hrCandidate.shape.workExperiences.element, "HrCandidatePosition", "A position held.", {
    position: ["What the person was there.", "Credit Assistant"],
    company: ["The employer.", "Jirani SACCO"],
  }),
  describeSchema(
    hrCandidate.shape.latestApplication.unwrap(),
    "LatestApplication",
    "A candidate's last application.",
    {
      id: ["Id of the application.", exampleId],
      jobTitle: ["Title of the job.", "Loan Officer"],
    },
  ),
  describeSchema(
    hrCandidate.shape.importedCv.unwrap(),
    "ImportedCv",
    "The CV that was imported of a candidate.",
    {
      name: ["Name of the file.", "Wanjiku Kamau.pdf"],
    },
  ),
  describeSchema(hrCandidate.shape.imported.unwrap(), "ImportedCandidate", "How a candidate was imported.", {
    at: ["When.", "2026-11-22T06:00:00.000Z"],
    source: ["Where the organisation had the data from.", "Career fair Kisumu, October 2026"],
  }),
  describeSchema(
    hrCandidate.shape.general.unwrap(),
    "GeneralApplicant",
    "A candidate's general application.",
    {
      id: ["Id of the general application.", exampleId],
      at: ["When it was sent, changed or renewed last.", "2026-11-22T06:00:00.000Z"],
      departments: ["Wished departments; none for any.", ["Credit"]],
      types: ["Wished kinds of employment; none for any.", ["full-time"]],
      words: ["What they look for.", "A post in lending, in Nakuru or near it."],
      cvName: ["Name of the CV; null without one.", "wanjiku-kamau.pdf"],
    },
  ),
  describeSchema(hrCalls.candidates.remove.params, "HrCandidatePath", "Which candidate.", {
    id: ["Id of the candidate.", exampleId],
  }),
  describeSchema(candidateCounts, "CandidateCounts", "How many candidates there are.", {
    total: ["All of them.", 154],
    imported: ["Those whom the organisation imported.", 40],
    general: ["Those who have applied without a vacancy.", 12],
    internal: ["Those who work at the organisation.", 3],
    statuses: ["Each status; 0 where there is nobody."],
  }),
  describeSchema(candidateCounts.shape.statuses.element, "CandidateCount", "Candidates of a status.", {
    status: ["How the organisation stands to them.", "active"],
    count: ["How many.", 120],
  }),
];
