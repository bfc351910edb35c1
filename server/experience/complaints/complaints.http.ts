import { complaintCalls } from "#contract/experience/complaints.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { requireFile } from "#server/platform/http/upload.ts";
import * as attachments from "./attachments.service.ts";
import { exportCase } from "./case-export.service.ts";
import * as cases from "./cases.service.ts";
import type { ComplaintDesk } from "./desk.ts";
import * as form from "./form.service.ts";
import { openFromFeedback } from "./from-feedback.service.ts";
import { addNote } from "./history.service.ts";
import * as own from "./own-complaint.service.ts";
import * as returns from "./return.service.ts";
import * as settings from "./settings.service.ts";
import { actOnComplaint } from "./steps.service.ts";

export function complaintEndpoints(desk: ComplaintDesk) {
  const calls = complaintCalls;
  return [
    endpoint(calls.form, ({ params }) => form.getForm(desk, params.slug)),
    endpoint(calls.submit, ({ actor, params, body, language }) =>
      form.submitComplaint(desk, actor, params.slug, body, language),
    ),
    endpoint(calls.track, ({ params }) => own.trackComplaint(desk, params.code)),
    endpoint(calls.add, ({ actor, params, body }) => own.addToComplaint(desk, actor, params.code, body)),
    endpoint(calls.addFile, ({ actor, params, form: { key }, files: { file } }) =>
      attachments.attachToOwn(desk, actor, params.code, key, requireFile(file)),
    ),
    endpoint(calls.addedFile, ({ params }) =>
      attachments.readOwnAttachment(desk, params.code, params.attachmentId),
    ),
    endpoint(calls.withdraw, ({ actor, params }) => own.withdrawComplaint(desk, actor, params.code)),
    endpoint(calls.list, ({ actor, query }) => cases.listComplaints(desk, actor, query)),
    endpoint(calls.get, ({ actor, params }) => cases.getComplaint(desk, actor, params.id)),
    endpoint(calls.enter, ({ actor, body }) => cases.enterComplaint(desk, actor, body)),
    endpoint(calls.fromFeedback, ({ actor, params }) => openFromFeedback(desk, actor, params.id)),
    endpoint(calls.act, ({ actor, params, body }) => actOnComplaint(desk, actor, params.id, body)),
    endpoint(calls.addNote, ({ actor, params, body }) => addNote(desk, actor, params.id, body)),
    endpoint(calls.attach, ({ actor, params, form: { key }, files: { file } }) =>
      attachments.attachToCase(desk, actor, params.id, key, requireFile(file)),
    ),
    endpoint(calls.attachment, ({ actor, params }) =>
      attachments.readAttachment(desk, actor, params.id, params.attachmentId),
    ),
    endpoint(calls.detach, ({ actor, params }) =>
      attachments.detachFromCase(desk, actor, params.id, params.attachmentId),
    ),
    endpoint(calls.export, ({ actor, params }) => exportCase(desk, actor, params.id)),
    endpoint(calls.present, ({ actor, params, body }) =>
      cases.bePresent(desk, actor, params.id, body.writing),
    ),
    endpoint(calls.colleagues, ({ actor }) => cases.listColleagues(desk, actor)),
    endpoint(calls.return, ({ actor, query }) => returns.getReturn(desk, actor, query.quarter)),
    endpoint(calls.exportReturn, ({ actor, query, signal }) =>
      returns.exportReturn(desk, actor, query, signal),
    ),
    endpoint(calls.settings.get, ({ actor }) => settings.getSettings(desk, actor)),
    endpoint(calls.settings.save, ({ actor, body }) => settings.saveSettings(desk, actor, body)),
  ];
}
