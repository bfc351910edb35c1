import { accountDocs } from "./accounts/accounts.docs.ts";
import { brandDocs } from "./accounts/brand.docs.ts";
import { ownAccountDocs } from "./accounts/own-account.docs.ts";
import { trialEndDocs } from "./accounts/trial-ends.docs.ts";
import { twoFactorDocs } from "./accounts/two-factor.docs.ts";
import type { Calls } from "./calls.ts";
import { coreDocs } from "./core/core.docs.ts";
import { documentRequestDocs } from "./core/document-requests.docs.ts";
import { importDocs } from "./core/import.docs.ts";
import { notesDocs } from "./core/notes.docs.ts";
import { notificationDocs } from "./core/notifications.docs.ts";
import { savedViewDocs } from "./core/saved-views.docs.ts";
import { threadDocs } from "./core/thread.docs.ts";
import { campaignDocs } from "./experience/campaigns.docs.ts";
import { complaintFigureDocs } from "./experience/complaint-figures.docs.ts";
import { complaintDocs } from "./experience/complaints.docs.ts";
import { feedbackDocs } from "./experience/feedback.docs.ts";
import { experienceFigureDocs } from "./experience/figures.docs.ts";
import { interactionDocs } from "./experience/interactions.docs.ts";
import { nextActionDocs } from "./experience/next-actions.docs.ts";
import { segmentDocs } from "./experience/segments.docs.ts";
import { surveySettingsDocs } from "./experience/survey-settings.docs.ts";
import { financeDocs } from "./finance/finance.docs.ts";
import { onboardingEventDocs } from "./onboarding/events.docs.ts";
import { onboardingDocs } from "./onboarding/onboarding.docs.ts";
import { onboardingReportDocs } from "./onboarding/onboarding-report.docs.ts";
import { addedApplicationDocs } from "./recruitment/added-applications.docs.ts";
import { applicationDocs } from "./recruitment/applications.docs.ts";
import { assessmentDocs } from "./recruitment/assessments.docs.ts";
import { candidateDocs } from "./recruitment/candidate.docs.ts";
import { cvImportDocs } from "./recruitment/cv-imports.docs.ts";
import { duplicateDocs } from "./recruitment/duplicates.docs.ts";
import { recruitmentEventDocs } from "./recruitment/events.docs.ts";
import { firstDaysDocs } from "./recruitment/first-days.docs.ts";
import { generalApplicationDocs } from "./recruitment/general-applications.docs.ts";
import { hiringDocs } from "./recruitment/hiring.docs.ts";
import { hiringFiguresDocs } from "./recruitment/hiring-figures.docs.ts";
import { hrDocs } from "./recruitment/hr.docs.ts";
import { hrCandidateDocs } from "./recruitment/hr-candidates.docs.ts";
import { hrJobDocs } from "./recruitment/hr-job.docs.ts";
import { interviewSlotDocs } from "./recruitment/interview-slots.docs.ts";
import { jobAlertDocs } from "./recruitment/job-alerts.docs.ts";
import { jobApprovalDocs } from "./recruitment/job-approval.docs.ts";
import { jobGenerationDocs } from "./recruitment/job-generation.docs.ts";
import { jobDocs } from "./recruitment/jobs.docs.ts";
import { matchDocs } from "./recruitment/match-weights.docs.ts";
import { offerDocs } from "./recruitment/offers.docs.ts";
import { referralDocs } from "./recruitment/referrals.docs.ts";
import { resumeDocs } from "./recruitment/resume.docs.ts";
import { retentionDocs } from "./recruitment/retention.docs.ts";
import { scorecardDocs } from "./recruitment/scorecards.docs.ts";
import { tagDocs } from "./recruitment/tags.docs.ts";
import { triageDocs } from "./recruitment/triage.docs.ts";
import { siteDocs } from "./site/site.docs.ts";
import { apiTokenDocs } from "./workspace/api-tokens.docs.ts";
import { auditDocs } from "./workspace/audit.docs.ts";
import { communicationDocs } from "./workspace/communications.docs.ts";
import { firstStepDocs } from "./workspace/first-steps.docs.ts";
import { taskDocs } from "./workspace/tasks.docs.ts";
import { templateDocs } from "./workspace/templates.docs.ts";
import { webhookDocs } from "./workspace/webhooks.docs.ts";
import { workspaceDocs } from "./workspace/workspace.docs.ts";

/** Every named schema of the API, explained. Only the description of the API needs it, never a browser. */
export const documentation = [
  ...coreDocs,
  ...threadDocs,
  ...notesDocs,
  ...documentRequestDocs,
  ...importDocs,
  ...siteDocs,
  ...accountDocs,
  ...ownAccountDocs,
  ...twoFactorDocs,
  ...trialEndDocs,
  ...workspaceDocs,
  ...brandDocs,
  ...auditDocs,
  ...apiTokenDocs,
  ...webhookDocs,
  ...taskDocs,
  ...communicationDocs,
  ...templateDocs,
  ...firstStepDocs,
  ...recruitmentEventDocs,
  ...onboardingEventDocs,
  ...notificationDocs,
  ...savedViewDocs,
  ...jobDocs,
  ...jobAlertDocs,
  ...jobGenerationDocs,
  ...addedApplicationDocs,
  ...applicationDocs,
  ...resumeDocs,
  ...candidateDocs,
  ...hrDocs,
  ...tagDocs,
  ...duplicateDocs,
  ...cvImportDocs,
  ...referralDocs,
  ...generalApplicationDocs,
  ...triageDocs,
  ...hiringFiguresDocs,
  ...hrCandidateDocs,
  ...hrJobDocs,
  ...jobApprovalDocs,
  ...matchDocs,
  ...hiringDocs,
  ...retentionDocs,
  ...scorecardDocs,
  ...assessmentDocs,
  ...offerDocs,
  ...interviewSlotDocs,
  ...firstDaysDocs,
  ...onboardingDocs,
  ...onboardingReportDocs,
  ...feedbackDocs,
  ...surveySettingsDocs,
  ...interactionDocs,
  ...complaintDocs,
  ...financeDocs,
  ...segmentDocs,
  ...nextActionDocs,
  ...experienceFigureDocs,
  ...complaintFigureDocs,
  ...campaignDocs,
];

/** What the calls of each group are about. */
export const groupDescriptions: Record<keyof Calls, string> = {
  site: "The installation itself.",
  auth: "Sign-up, sign-in and the links of mails.",
  account: "One's own account: name, address, password and sessions.",
  agents: "The directory of AI agents.",
  enquiries: "What visitors of the site ask, and the answers.",
  resources: "Documents of the resource centre.",
  analytics: "Reports on a period.",
  pictures: "Pictures that stand for a page where its address is shared.",
  jobs: "Open jobs of all SACCOs, also as search engines and other sites need them.",
  jobAlerts: "New jobs by mail for a saved search",
  saccos: "SACCOs that hire.",
  resumes: "Reading of CVs.",
  applications: "A candidate's own applications.",
  candidate: "What a candidate keeps: profile, CVs, drafts, and the rights to their data.",
  hr: "Recruitment, as staff see it.",
  addedApplications: "Applications that HR enters for people who gave them their details.",
  tags: "Words by which HR finds candidates again.",
  duplicates: "Candidates that look like one person: compared, merged, and made two again.",
  cvImports:
    "Candidates from a folder of CVs: uploaded, read in the background, corrected, imported as a whole.",
  referrals: "People whom colleagues refer for jobs of their organisation.",
  general: "Applications to a SACCO without a vacancy, and the jobs that it suggests.",
  triage: "Many applications at a time: the board, moves and mails.",
  workspace: "The organisation, its team and its search.",
  brand: "How a SACCO shows itself: logo, colour, tagline and contact details.",
  notifications: "What a person is notified of in their organisation.",
  views: "Lists of the workspace as a person has filtered and sorted them, kept under a name.",
  hiring: "Interviews, messages, documents and templates of staff.",
  retention: "How long applications are kept, and who stays in a talent pool.",
  scorecards: "What each of the team thinks of a candidate, hidden from the others at first.",
  assessments: "Questions that an organisation sets, and their way to a candidate and back.",
  firstDays: "What is done before and after the first day of somebody who was hired.",
  interviewSlots: "Times for an interview that a candidate chooses from.",
  offers: "Offers of employment: written by HR, approved by the owner, answered by the candidate.",
  onboardingSettings: "What an organisation decided about taking in members.",
  memberships: "One's own membership, and the rights to one's data: by a link, or signed in.",
  dataRequests: "What people asked for about their data, as staff see it.",
  membership:
    "Applications for membership, for applicants without an account and for officers who help them.",
  members: "Members of the organisation, and who is on the way to be one.",
  caseChecks:
    "The checks of a member's case: how far they are, what they flagged, and how the case is rated.",
  identity: "Checks of a person's identity: documents, faces, the registry; and what was kept of them.",
  experience: "What members say of their SACCO, and each time that they turned to it.",
  finance: "Monthly figures of the organisation, and the registers of its transactions and loans.",
  dev: "For development only.",
};
