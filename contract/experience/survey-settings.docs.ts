import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  followUpWords,
  interactionInvitation,
  invitationFigures,
  surveySettings,
  surveySettingsCalls,
} from "./survey-settings.ts";

export const surveySettingsDocs = [
  describeSchema(surveySettingsCalls.invite.params, "InvitationPath", "About which interaction.", {
    id: ["Id of the interaction.", exampleId],
  }),
  describeSchema(surveySettings, "SurveySettings", "What an organisation decided about asking its members.", {
    cooldownDays: ["Days within which nobody is asked a second time.", 7],
    askAfterClosing: ["Whether members are asked by themselves after a contact is closed.", true],
    reminderDays: ["Days after which somebody is reminded, once; 0 for never.", 3],
    samplePercent: ["Percent of the members asked each month, drawn by lot; 0 for nobody.", 10],
    npsEvery: ["How often some members are asked only whether they recommend the SACCO.", "quarter"],
    npsPercent: ["Percent of the members who are asked that each time, drawn by lot.", 10],
  }),
  describeSchema(surveySettingsCalls.poster.query, "PosterQuery", "On which sheet.", {
    sheet: ["The sheet that it is printed on.", "a5"],
  }),
  describeSchema(followUpWords, "FollowUpWords", "Own words of the question after the scores, by question.", {
    improve: ["After a low satisfaction or recommendation."],
    better: ["After a middling one."],
    praise: ["After a good one."],
    hard: ["After a low ease, where that is the lowest score."],
    easier: ["After a middling ease, where that is the lowest score."],
    easy: ["After a good ease alone."],
  }),
  describeSchema(
    followUpWords.shape.improve.unwrap(),
    "OwnWords",
    "A question in both languages; empty for the usual words.",
    {
      en: ["In English.", "What should we put right first?"],
      sw: ["In Kiswahili.", "Turekebishe nini kwanza?"],
    },
  ),
  describeSchema(
    invitationFigures.shape.nps,
    "RecurringNpsFigures",
    "The recurring question, in the last 90 days.",
    {
      sent: ["Members asked.", 240],
      answered: ["Of them answered.", 96],
      score: ["NPS of their answers; null where nobody answered.", 42.7],
    },
  ),
  describeSchema(interactionInvitation, "InteractionInvitation", "Where the question stands.", {
    interactionId: ["The interaction that it is about.", exampleId],
    state: ["Sent, answered, or not asked.", "not_asked"],
    reason: ["Why nobody was asked; null where somebody was.", "asked_lately"],
  }),
  describeSchema(invitationFigures, "InvitationFigures", "How asking went in the last 30 days.", {
    sent: ["Questions sent.", 120],
    answered: ["Of them answered.", 48],
    askedLately: ["Not asked: asked lately.", 9],
    noAddress: ["Not asked: no address or number.", 4],
    former: ["Not asked: no member any more.", 1],
    nps: ["The recurring question whether members recommend the SACCO."],
  }),
];
