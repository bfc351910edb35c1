import type { AccountsService } from "#server/accounts/accounts.service.ts";
import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import { joinEntered, joinEnteredTask } from "./applications/added.service.ts";
import { applicationEndpoints } from "./applications/applications.http.ts";
import { applicationTemplates } from "./applications/applications.mail.ts";
import { findUnreadCvs, findUnreadCvsTask, readCv, readCvTask } from "./applications/cv-reading.service.ts";
import { closeEndedJobs, jobDeadlinesTask } from "./applications/deadline.service.ts";
import { draftRemindersTask, remindOfDrafts } from "./applications/draft-reminders.service.ts";
import { draftEndpoints } from "./applications/drafts.http.ts";
import { cleanDrafts, draftsCleanTask } from "./applications/drafts.service.ts";
import { hrApplicationEndpoints } from "./applications/hr-applications.http.ts";
import {
  findOutdatedScores,
  findOutdatedScoresTask,
  renewScoresOf,
} from "./applications/renew-scores.service.ts";
import { endSnooze, endSnoozeTask } from "./applications/snooze.service.ts";
import { pausedTemplates } from "./applications/trial-end.mail.ts";
import { announceTrialEnds, trialEndsTask } from "./applications/trial-end.service.ts";
import { assessmentEndpoints } from "./assessments/assessments.http.ts";
import { assessmentTemplates } from "./assessments/assessments.mail.ts";
import { assessmentsTask, followAssessments } from "./assessments/finished.service.ts";
import { removeRecruitmentSample, stepsDoneInRecruitment } from "./beginnings.service.ts";
import { candidateImport } from "./candidates/candidate-import.ts";
import { candidateEndpoints } from "./candidates/candidates.http.ts";
import {
  cleanCvImportsTask,
  readCvFileTask,
  unpackCvsTask,
} from "./candidates/cv-imports/cv-import.tasks.ts";
import { cleanCvImports, readCvToImport, unpackCvs } from "./candidates/cv-imports/cv-import-work.service.ts";
import {
  cleanImportedCandidates,
  importedCandidatesCleanTask,
} from "./candidates/imported-candidates.service.ts";
import { fillNameKeys, nameKeysTask } from "./candidates/name-keys.service.ts";
import { firstDaysEndpoints } from "./first-days/first-days.http.ts";
import { prepareFirstDays } from "./first-days/first-days.service.ts";
import { firstDaysTask, followFirstDays } from "./first-days/first-days-task.service.ts";
import { generalEndpoints } from "./general-applications/general-applications.http.ts";
import { generalTemplates } from "./general-applications/general-applications.mail.ts";
import { readGeneralCv, readGeneralCvTask } from "./general-applications/general-cv.service.ts";
import { cleanGeneralDrafts, generalDraftsCleanTask } from "./general-applications/general-drafts.service.ts";
import { createAlertKeys } from "./job-alerts/alert-keys.ts";
import { jobAlertEndpoints } from "./job-alerts/job-alerts.http.ts";
import {
  cleanJobAlerts,
  jobAlertsCleanTask,
  jobAlertsTask,
  mailJobAlerts,
} from "./job-alerts/mailing.service.ts";
import { jobWritingEndpoints } from "./job-writing/job-writing.http.ts";
import { cleanJobDrafts, jobDraftsCleanTask } from "./jobs/job-drafts.service.ts";
import { jobSettingsTable } from "./jobs/job-settings.table.ts";
import { jobEndpoints } from "./jobs/jobs.http.ts";
import { jobs } from "./jobs/jobs.table.ts";
import { renewScoresTask } from "./jobs/match-weights.service.ts";
import { publicJobEndpoints } from "./jobs/public-jobs.http.ts";
import { recruitmentNotifications } from "./notifications.service.ts";
import { offerEndpoints } from "./offers/offers.http.ts";
import { offerTemplates } from "./offers/offers.mail.ts";
import { followOffers, offersTask } from "./offers/offers-task.service.ts";
import { personalDataEndpoints } from "./personal-data/personal-data.http.ts";
import { followRetention, retentionTask } from "./personal-data/retention.service.ts";
import { candidateTemplates } from "./pipeline/candidate.mail.ts";
import { decisionTemplates } from "./pipeline/candidate-decision.mail.ts";
import { hiredTask } from "./pipeline/hired.task.ts";
import { interviewTemplates } from "./pipeline/interview.mail.ts";
import { followInterviews, interviewRemindersTask } from "./pipeline/interview-reminders.service.ts";
import { pipelineEndpoints } from "./pipeline/pipeline.http.ts";
import { settleRejection, settleRejectionTask } from "./pipeline/rejections.service.ts";
import { sendScheduled, sendScheduledTask } from "./pipeline/scheduled/scheduled.service.ts";
import { interviewSlotEndpoints } from "./pipeline/slots/slots.http.ts";
import { slotTemplates } from "./pipeline/slots/slots.mail.ts";
import { followSlots, slotsTask } from "./pipeline/slots/slots-task.service.ts";
import { statusTemplates } from "./pipeline/status.mail.ts";
import { referralEndpoints } from "./referrals/referrals.http.ts";
import { referralTemplates } from "./referrals/referrals.mail.ts";
import { cleanReferrals, referralsCleanTask } from "./referrals/referrals.service.ts";
import { reportEndpoints } from "./reports/reports.http.ts";
import { createResumeService } from "./resume/resume.service.ts";
import { searchRecruitment } from "./search.service.ts";

/** Jobs, candidates and their applications. */
export function openRecruitment(platform: Platform, accounts: AccountsService): Domain {
  const resumes = createResumeService();
  const alertKeys = createAlertKeys(platform.config);
  return {
    endpoints: [
      ...jobEndpoints(platform),
      ...jobWritingEndpoints(platform),
      ...publicJobEndpoints(platform),
      ...jobAlertEndpoints(platform, alertKeys),
      ...applicationEndpoints(platform),
      ...draftEndpoints(platform),
      ...candidateEndpoints(platform, resumes),
      ...hrApplicationEndpoints(platform, resumes),
      ...pipelineEndpoints(platform),
      ...interviewSlotEndpoints(platform),
      ...assessmentEndpoints(platform),
      ...offerEndpoints(platform),
      ...firstDaysEndpoints(platform),
      ...reportEndpoints(platform),
      ...referralEndpoints(platform),
      ...generalEndpoints(platform),
      ...personalDataEndpoints(platform, accounts),
    ],
    tasks: [
      taskHandler(readCvTask, (application) => readCv(platform, resumes, application)),
      taskHandler(findUnreadCvsTask, () => findUnreadCvs(platform)),
      taskHandler(renewScoresTask, (job) => renewScoresOf(platform, job)),
      taskHandler(findOutdatedScoresTask, () => findOutdatedScores(platform)),
      taskHandler(joinEnteredTask, () => joinEntered(platform)),
      taskHandler(endSnoozeTask, (snoozed) => endSnooze(platform, snoozed)),
      taskHandler(retentionTask, () => followRetention(platform)),
      taskHandler(jobAlertsTask, () => mailJobAlerts(platform, alertKeys)),
      taskHandler(jobAlertsCleanTask, () => cleanJobAlerts(platform)),
      taskHandler(draftRemindersTask, () => remindOfDrafts(platform)),
      taskHandler(readGeneralCvTask, (general) => readGeneralCv(platform, resumes, general)),
      taskHandler(generalDraftsCleanTask, () => cleanGeneralDrafts(platform)),
      taskHandler(draftsCleanTask, () => cleanDrafts(platform)),
      taskHandler(jobDraftsCleanTask, () => cleanJobDrafts(platform)),
      taskHandler(jobDeadlinesTask, () => closeEndedJobs(platform)),
      taskHandler(trialEndsTask, () => announceTrialEnds(platform)),
      taskHandler(interviewRemindersTask, () => followInterviews(platform)),
      taskHandler(hiredTask, (hired) => prepareFirstDays(platform, hired)),
      taskHandler(firstDaysTask, () => followFirstDays(platform)),
      taskHandler(slotsTask, () => followSlots(platform)),
      taskHandler(assessmentsTask, () => followAssessments(platform)),
      taskHandler(offersTask, () => followOffers(platform)),
      taskHandler(sendScheduledTask, (scheduled) => sendScheduled(platform, scheduled)),
      taskHandler(settleRejectionTask, (decision) => settleRejection(platform, decision)),
      taskHandler(referralsCleanTask, () => cleanReferrals(platform)),
      taskHandler(nameKeysTask, () => fillNameKeys(platform)),
      taskHandler(readCvFileTask, (file, attempt) => readCvToImport(platform, resumes, file, attempt)),
      taskHandler(unpackCvsTask, (file, attempt) => unpackCvs(platform, file, attempt)),
      taskHandler(cleanCvImportsTask, () => cleanCvImports(platform)),
      taskHandler(importedCandidatesCleanTask, () => cleanImportedCandidates(platform)),
    ],
    publishes: { jobs: [jobs, jobSettingsTable] },
    templates: [
      ...applicationTemplates,
      ...statusTemplates,
      ...decisionTemplates,
      ...interviewTemplates,
      ...candidateTemplates,
      ...slotTemplates,
      ...generalTemplates,
      ...assessmentTemplates,
      ...offerTemplates,
      ...pausedTemplates,
      ...referralTemplates,
    ],
    imports: [candidateImport],
    search: { role: "hr", find: searchRecruitment },
    notifications: recruitmentNotifications,
    beginnings: {
      stepsDone: stepsDoneInRecruitment,
      async addSample(scope, made) {
        const { addRecruitmentSample } = await import("#server/seed/sample/sample-recruitment.ts");
        await addRecruitmentSample(scope, made);
      },
      removeSample: removeRecruitmentSample,
    },
    async seed(demo) {
      // Imported only where a demo is filled: its texts and its PDF maker are large.
      const { seedRecruitment } = await import("#server/seed/seed-recruitment.ts");
      await seedRecruitment(platform, demo);
    },
    async close() {
      await resumes.close();
    },
  };
}
