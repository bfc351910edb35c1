import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
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
  }),
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
  }),
];
