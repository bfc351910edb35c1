import { authCalls } from "./accounts/accounts.calls.ts";
import { brandCalls } from "./accounts/brand.calls.ts";
import { accountCalls } from "./accounts/own-account.calls.ts";
import { notificationCalls } from "./core/notifications.calls.ts";
import { savedViewCalls } from "./core/saved-views.ts";
import { campaignCalls } from "./experience/campaigns.calls.ts";
import { complaintCalls } from "./experience/complaints.calls.ts";
import { feedbackCalls } from "./experience/feedback.calls.ts";
import { experienceDemoCalls, experienceFigureCalls } from "./experience/figures.calls.ts";
import { interactionCalls } from "./experience/interactions.calls.ts";
import { nextActionCalls } from "./experience/next-actions.ts";
import { segmentCalls } from "./experience/segments.ts";
import { surveySettingsCalls } from "./experience/survey-settings.ts";
import { financeCalls } from "./finance/finance.calls.ts";
import { applicantLivenessCalls } from "./onboarding/applicant-liveness.ts";
import { applicantCalls, assistedCalls, begunApplicationCalls } from "./onboarding/applications.calls.ts";
import { caseCheckCalls } from "./onboarding/case-checks.calls.ts";
import { deskCalls } from "./onboarding/desk.calls.ts";
import { memberCalls } from "./onboarding/members.calls.ts";
import { identityCalls } from "./onboarding/onboarding.calls.ts";
import { onboardingReportCalls } from "./onboarding/onboarding-report.ts";
import { dataRequestCalls, ownMembershipCalls } from "./onboarding/own-membership.calls.ts";
import { onboardingSettingsCalls } from "./onboarding/settings.ts";
import { addedApplicationCalls } from "./recruitment/added-applications.calls.ts";
import { applicationCalls, resumeCalls } from "./recruitment/applications.calls.ts";
import { assessmentCalls, ownAssessmentCalls } from "./recruitment/assessments.calls.ts";
import { candidateCalls } from "./recruitment/candidate.calls.ts";
import { cvImportCalls } from "./recruitment/cv-imports.calls.ts";
import { duplicateCalls } from "./recruitment/duplicates.ts";
import { firstDaysCalls, ownFirstDaysCalls } from "./recruitment/first-days.calls.ts";
import { generalCalls, ownGeneralCalls } from "./recruitment/general-applications.calls.ts";
import { hiringCalls, myHiringCalls } from "./recruitment/hiring.calls.ts";
import { saccoCalls } from "./recruitment/hiring-saccos.ts";
import { hrCalls } from "./recruitment/hr.calls.ts";
import { interviewSlotCalls, ownInterviewSlotCalls } from "./recruitment/interview-slots.calls.ts";
import { jobAlertCalls, ownJobAlertCalls } from "./recruitment/job-alerts.calls.ts";
import { jobCalls } from "./recruitment/jobs.calls.ts";
import { offerCalls, ownOfferCalls } from "./recruitment/offers.calls.ts";
import { referralCalls } from "./recruitment/referrals.ts";
import { ownRetentionCalls, retentionCalls } from "./recruitment/retention.ts";
import { scorecardCalls } from "./recruitment/scorecards.calls.ts";
import { recruitmentReportCalls } from "./recruitment/statistics.ts";
import { tagCalls } from "./recruitment/tags.ts";
import { triageCalls } from "./recruitment/triage.calls.ts";
import { agentCalls } from "./site/agents.calls.ts";
import { analyticsCalls } from "./site/analytics.ts";
import { enquiryCalls } from "./site/enquiries.calls.ts";
import { pictureCalls } from "./site/pictures.ts";
import { resourceCalls } from "./site/resources.ts";
import { siteCalls } from "./site/settings.ts";
import { devCalls } from "./workspace/outbox.ts";
import { workspaceCalls } from "./workspace/workspace.ts";

/** Every call of the product. Routes, the typed client, the documentation and the access test come from here. */
export const calls = {
  site: siteCalls,
  auth: authCalls,
  account: accountCalls,
  agents: agentCalls,
  enquiries: enquiryCalls,
  resources: resourceCalls,
  analytics: { ...analyticsCalls, ...recruitmentReportCalls, ...onboardingReportCalls },
  pictures: pictureCalls,
  jobs: jobCalls,
  jobAlerts: { ...jobAlertCalls, mine: ownJobAlertCalls },
  saccos: saccoCalls,
  resumes: resumeCalls,
  applications: { ...applicationCalls, ...myHiringCalls },
  candidate: candidateCalls,
  hr: hrCalls,
  addedApplications: addedApplicationCalls,
  triage: triageCalls,
  tags: tagCalls,
  duplicates: duplicateCalls,
  cvImports: cvImportCalls,
  referrals: referralCalls,
  general: { ...generalCalls, mine: ownGeneralCalls },
  workspace: workspaceCalls,
  brand: brandCalls,
  notifications: notificationCalls,
  views: savedViewCalls,
  hiring: hiringCalls,
  retention: { ...retentionCalls, mine: ownRetentionCalls },
  scorecards: scorecardCalls,
  assessments: { ...assessmentCalls, mine: ownAssessmentCalls },
  offers: { ...offerCalls, mine: ownOfferCalls },
  firstDays: { ...firstDaysCalls, mine: ownFirstDaysCalls },
  interviewSlots: { ...interviewSlotCalls, mine: ownInterviewSlotCalls },
  members: { ...memberCalls, ...deskCalls },
  membership: {
    ...applicantCalls,
    ...applicantLivenessCalls,
    assisted: assistedCalls,
    begun: begunApplicationCalls,
  },
  memberships: ownMembershipCalls,
  dataRequests: dataRequestCalls,
  onboardingSettings: onboardingSettingsCalls,
  identity: identityCalls,
  caseChecks: caseCheckCalls,
  finance: financeCalls,
  experience: {
    feedback: feedbackCalls,
    surveys: surveySettingsCalls,
    interactions: interactionCalls,
    complaints: complaintCalls,
    segments: segmentCalls,
    nextActions: nextActionCalls,
    figures: experienceFigureCalls,
    demo: experienceDemoCalls,
    campaigns: campaignCalls,
  },
  dev: devCalls,
};
export type Calls = typeof calls;
