import { hiringCalls, myHiringCalls } from "#contract/recruitment/hiring.calls.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { scorecardCalls } from "#contract/recruitment/scorecards.calls.ts";
import { triageCalls } from "#contract/recruitment/triage.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { changeStatuses, sendMessages, undoRejections } from "./bulk.service.ts";
import { decideOnCandidate, undoRejection } from "./candidate-decisions.service.ts";
import { cancelDocumentRequest, readDocument, requestDocument, reviewDocument } from "./documents.service.ts";
import { getHiring } from "./hiring-file.service.ts";
import { cancelInterview, changeInterview, scheduleInterview } from "./interviews.service.ts";
import { readCandidateMessages, recordReply, sendMessage } from "./messages.service.ts";
import {
  getMyApplication,
  readOwnCv,
  readOwnDocument,
  readStaffMessages,
  replyToStaff,
  uploadDocument,
  withdrawApplication,
} from "./my-application.service.ts";
import { cancelScheduled, changeScheduled } from "./scheduled/scheduled.service.ts";
import { suggestedSendTimes } from "./scheduled/send-times.ts";
import { getScorecards, giveScorecard } from "./scorecards.service.ts";
import { changeApplicationStatus } from "./status.service.ts";
import {
  createTemplate,
  listTemplates,
  previewTemplateMail,
  removeTemplate,
  updateTemplate,
} from "./templates.service.ts";

export function pipelineEndpoints(platform: Platform) {
  const { templates, ...staff } = hiringCalls;
  const mine = myHiringCalls;
  return [
    endpoint(
      hrCalls.applications.updateStatus,
      async ({ actor, params, body }) =>
        (await changeApplicationStatus(platform, actor, params.id, body)).application,
    ),
    endpoint(triageCalls.undoRejections, ({ actor, body }) => undoRejections(platform, actor, body)),
    endpoint(triageCalls.updateStatuses, ({ actor, body }) => changeStatuses(platform, actor, body)),
    endpoint(triageCalls.sendMessages, ({ actor, body }) => sendMessages(platform, actor, body)),
    endpoint(hrCalls.candidates.decide, ({ actor, params, body }) =>
      decideOnCandidate(platform, actor, params.id, body),
    ),
    endpoint(hrCalls.candidates.undo, ({ actor, params }) => undoRejection(platform, actor, params.id)),
    endpoint(staff.get, ({ actor, params }) => getHiring(platform, actor, params.id)),
    endpoint(staff.scheduleInterview, ({ actor, params, body }) =>
      scheduleInterview(platform, actor, params.id, body),
    ),
    endpoint(staff.changeInterview, ({ actor, params, body }) =>
      changeInterview(platform, actor, params.id, body),
    ),
    endpoint(staff.cancelInterview, ({ actor, params }) => cancelInterview(platform, actor, params.id)),
    endpoint(staff.sendMessage, ({ actor, params, body }) => sendMessage(platform, actor, params.id, body)),
    endpoint(staff.changeScheduled, ({ actor, params, body }) =>
      changeScheduled(platform, actor, params.id, body),
    ),
    endpoint(staff.cancelScheduled, ({ actor, params }) => cancelScheduled(platform, actor, params.id)),
    endpoint(staff.sendTimes, async () => suggestedSendTimes()),
    endpoint(staff.recordReply, ({ actor, params, body }) => recordReply(platform, actor, params.id, body)),
    endpoint(staff.readMessages, ({ actor, params }) => readCandidateMessages(platform, actor, params.id)),
    endpoint(staff.requestDocument, ({ actor, params, body }) =>
      requestDocument(platform, actor, params.id, body),
    ),
    endpoint(staff.reviewDocument, ({ actor, params, body }) =>
      reviewDocument(platform, actor, params.id, body),
    ),
    endpoint(staff.cancelDocumentRequest, ({ actor, params }) =>
      cancelDocumentRequest(platform, actor, params.id),
    ),
    endpoint(staff.documentFile, ({ actor, params }) => readDocument(platform, actor, params.id)),
    endpoint(scorecardCalls.get, ({ actor, params }) => getScorecards(platform, actor, params.id)),
    endpoint(scorecardCalls.give, ({ actor, params, body }) =>
      giveScorecard(platform, actor, params.id, body),
    ),
    endpoint(templates.list, ({ actor }) => listTemplates(platform, actor)),
    endpoint(templates.create, ({ actor, body }) => createTemplate(platform, actor, body)),
    endpoint(templates.update, ({ actor, params, body }) => updateTemplate(platform, actor, params.id, body)),
    endpoint(templates.preview, ({ actor, body }) => previewTemplateMail(platform, actor, body)),
    endpoint(templates.remove, ({ actor, params }) => removeTemplate(platform, actor, params.id)),
    endpoint(mine.get, ({ actor, params, language }) =>
      getMyApplication(platform, { ...actor, language }, params.id),
    ),
    endpoint(mine.reply, ({ actor, params, body, language }) =>
      replyToStaff(platform, { ...actor, language }, params.id, body),
    ),
    endpoint(mine.readMessages, ({ actor, params }) => readStaffMessages(platform, actor, params.id)),
    endpoint(mine.uploadDocument, ({ actor, params, files, language }) =>
      uploadDocument(platform, { ...actor, language }, params.id, files.document),
    ),
    endpoint(mine.documentFile, ({ actor, params }) => readOwnDocument(platform, actor, params.id)),
    endpoint(mine.cv, ({ actor, params }) => readOwnCv(platform, actor, params.id)),
    endpoint(mine.withdraw, ({ actor, params, body, language }) =>
      withdrawApplication(platform, { ...actor, language }, params.id, body),
    ),
  ];
}
