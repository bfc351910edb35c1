import { experiencePath } from "../shell/tabs.ts";

export const interactionsPath = `${experiencePath}/interactions`;
export const newInteractionPath = `${interactionsPath}/new`;
export const interactionImportPath = `${interactionsPath}/import`;
export const answersPath = `${experiencePath}/answers`;
export const surveyAddressPath = `${experiencePath}/survey`;
