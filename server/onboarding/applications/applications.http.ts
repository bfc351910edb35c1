import {
  applicantCalls,
  assistedCalls,
  begunApplicationCalls,
} from "#contract/onboarding/applications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { requireFile } from "#server/platform/http/upload.ts";
import { listBegunApplications } from "./begun-applications.service.ts";
import * as documents from "./documents.service.ts";
import * as drafts from "./drafts.service.ts";
import { sendLink } from "./link.service.ts";
import type { Applicants } from "./open-application.ts";
import { submitApplication } from "./submission.service.ts";

/** What applicants do with an application, by its key, and officers who help them. */
export function applicationEndpoints(applicants: Applicants) {
  const calls = applicantCalls;
  return [
    endpoint(calls.openSaccos, () => drafts.listOpenSaccos(applicants)),
    endpoint(calls.joining, ({ params }) => drafts.getJoining(applicants, params.slug)),
    endpoint(calls.start, ({ body }) => drafts.startApplication(applicants, body)),
    endpoint(calls.get, ({ params }) => drafts.getApplication(applicants, params.key)),
    endpoint(calls.save, ({ params, body }) => drafts.saveApplication(applicants, params.key, body)),
    endpoint(calls.sendLink, ({ params }) => sendLink(applicants, params.key)),
    endpoint(calls.handOver, ({ params }) => documents.handOver(applicants, params.key)),
    endpoint(calls.capture, ({ params }) => documents.getCaptureTask(applicants, params.key)),
    endpoint(calls.addDocument, ({ params, form, files }) =>
      documents.addOwnDocument(applicants, params.key, form, requireFile(files.document)),
    ),
    endpoint(calls.removeDocument, ({ params }) =>
      documents.removeOwnDocument(applicants, params.key, params.id),
    ),
    endpoint(calls.documentContent, ({ actor, params }) =>
      documents.readOwnDocument(applicants, actor, params.key, params.id),
    ),
    endpoint(calls.submit, ({ actor, params, body }) =>
      submitApplication(applicants, actor, params.key, body),
    ),
    endpoint(begunApplicationCalls.list, ({ actor, query }) =>
      listBegunApplications(applicants, actor, query),
    ),
    endpoint(assistedCalls.start, ({ actor, body }) => drafts.startAssisted(applicants, actor, body)),
    endpoint(assistedCalls.addDocument, ({ actor, params, form, files }) =>
      documents.addAssistedDocument(applicants, actor, params.id, form, requireFile(files.document)),
    ),
  ];
}
