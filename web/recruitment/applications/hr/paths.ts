import { searchForApplication } from "./open-application.ts";

/** The Applications tab. */
export const applicationsPath = "/hr-manager/applications";

/** The same applications as a board. */
export const boardPath = `${applicationsPath}/board`;

/** Where HR enters an application, for a candidate who is known or a new one. */
export const addApplicationPath = (known: { candidate?: string } = {}): string =>
  `${applicationsPath}/add?${new URLSearchParams(known)}`;

/** The Applications tab with the dialog of one application open. */
export const applicationPath = (id: string): string => `${applicationsPath}${searchForApplication("", id)}`;
