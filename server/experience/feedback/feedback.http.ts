import { feedbackCalls } from "#contract/experience/feedback.calls.ts";
import { surveySettingsCalls } from "#contract/experience/survey-settings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { answerSurvey, getSurvey, getVisit } from "./answers.service.ts";
import { listFeedback } from "./feedback.service.ts";
import * as invitations from "./invitations.service.ts";
import { makePoster } from "./poster.service.ts";

/** The survey, for everyone, and its answers, for the staff. */
export const feedbackEndpoints = (platform: Platform) => [
  endpoint(feedbackCalls.survey, ({ params }) => getSurvey(platform, params.slug)),
  endpoint(feedbackCalls.visit, ({ params }) => getVisit(platform, params.slug, params.visit)),
  endpoint(feedbackCalls.answer, ({ params, body, language }) =>
    answerSurvey(platform, params.slug, body, language),
  ),
  endpoint(surveySettingsCalls.settings, ({ actor }) => invitations.getSurveySettings(platform, actor)),
  endpoint(surveySettingsCalls.saveSettings, ({ actor, body }) =>
    invitations.saveSurveySettings(platform, actor, body),
  ),
  endpoint(surveySettingsCalls.followUpWords, ({ actor }) => invitations.getFollowUpWords(platform, actor)),
  endpoint(surveySettingsCalls.saveFollowUpWords, ({ actor, body }) =>
    invitations.saveFollowUpWords(platform, actor, body),
  ),
  endpoint(surveySettingsCalls.poster, ({ actor, query, signal }) =>
    makePoster(platform, actor, query.sheet, signal),
  ),
  endpoint(surveySettingsCalls.invitationFigures, ({ actor }) =>
    invitations.getInvitationFigures(platform, actor),
  ),
  endpoint(surveySettingsCalls.invite, ({ actor, params }) =>
    invitations.inviteAbout(platform, actor, params.id),
  ),
  endpoint(feedbackCalls.list, ({ actor, query }) => listFeedback(platform, actor, query)),
];
