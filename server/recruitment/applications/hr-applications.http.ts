import { addedApplicationCalls } from "#contract/recruitment/added-applications.calls.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { triageCalls } from "#contract/recruitment/triage.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ResumeService } from "../resume/resume.service.ts";
import { addApplication, knownCandidates } from "./added.service.ts";
import { getBoard } from "./board.service.ts";
import { getCvReading } from "./cv-reading.service.ts";
import { exportApplications } from "./export-applications.service.ts";
import {
  addApplicationNote,
  getHrApplication,
  listHrApplications,
  readApplicationCv,
  readApplicationCvText,
} from "./hr-applications.service.ts";
import { listColleagues } from "./mentions.service.ts";
import { snoozeApplication } from "./snooze.service.ts";
import { lookAtApplication, visitApplications } from "./visits.service.ts";

/** Staff read the applications to their organisation and enter some; what moves them on is the pipeline's. */
export function hrApplicationEndpoints(platform: Platform, resumes: ResumeService) {
  const { applications } = hrCalls;
  return [
    endpoint(hrCalls.colleagues, ({ actor }) => listColleagues(platform, actor)),
    endpoint(applications.list, ({ actor, query }) => listHrApplications(platform, actor, query)),
    endpoint(triageCalls.snooze, ({ actor, params, body }) =>
      snoozeApplication(platform, actor, params.id, body),
    ),
    endpoint(triageCalls.visit, ({ actor }) => visitApplications(platform, actor)),
    endpoint(triageCalls.look, ({ actor, params }) => lookAtApplication(platform, actor, params.id)),
    endpoint(triageCalls.board, ({ actor, query }) => getBoard(platform, actor, query)),
    endpoint(addedApplicationCalls.add, ({ actor, form, files }) =>
      addApplication(platform, actor, form, files.cvFile),
    ),
    endpoint(addedApplicationCalls.known, ({ actor, query }) => knownCandidates(platform, actor, query)),
    endpoint(addedApplicationCalls.readCv, ({ files, onProgress, signal }) =>
      resumes.parse(files.resume, { onProgress, signal }),
    ),
    endpoint(applications.export, ({ actor, query, signal }) =>
      exportApplications(platform, actor, query, signal),
    ),
    endpoint(applications.get, ({ actor, params }) => getHrApplication(platform, actor, params.id)),
    endpoint(applications.cv, ({ actor, params }) => readApplicationCv(platform, actor, params.id)),
    endpoint(applications.cvText, ({ actor, params }) => readApplicationCvText(platform, actor, params.id)),
    endpoint(applications.cvReading, ({ actor, params }) => getCvReading(platform, actor, params.id)),
    endpoint(applications.addNote, ({ actor, params, body }) =>
      addApplicationNote(platform, actor, params.id, body),
    ),
  ];
}
