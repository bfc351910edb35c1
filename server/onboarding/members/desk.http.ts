import { deskCalls } from "#contract/onboarding/desk.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as desk from "./desk.service.ts";
import { exportMembers } from "./export-members.service.ts";
import { addNote, listActivities } from "./history.service.ts";
import { typesetForm } from "./membership-form.service.ts";

/** What staff do with members beyond the register. */
export const deskEndpoints = (platform: Platform) => [
  endpoint(deskCalls.overview, ({ actor }) => desk.getOverview(platform, actor)),
  endpoint(deskCalls.colleagues, ({ actor }) => desk.listColleagues(platform, actor)),
  endpoint(deskCalls.assign, ({ actor, body }) => desk.assignCases(platform, actor, body)),
  endpoint(deskCalls.export, ({ actor, query, signal }) => exportMembers(platform, actor, query, signal)),
  endpoint(deskCalls.file, ({ actor, params }) => desk.getFile(platform, actor, params.id)),
  endpoint(deskCalls.history, ({ actor, params, query }) =>
    listActivities(platform, actor, query, params.id),
  ),
  endpoint(deskCalls.addNote, ({ actor, params, body }) => addNote(platform, actor, params.id, body)),
  endpoint(deskCalls.documents, ({ actor, params }) => desk.listDocuments(platform, actor, params.id)),
  endpoint(deskCalls.documentContent, ({ actor, params }) =>
    desk.readDocument(platform, actor, params.id, params.documentId),
  ),
  endpoint(deskCalls.form, ({ actor, params, signal }) => typesetForm(platform, actor, params.id, signal)),
];
