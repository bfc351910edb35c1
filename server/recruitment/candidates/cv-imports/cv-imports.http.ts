import { cvImportCalls } from "#contract/recruitment/cv-imports.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  cancelCvImport,
  changeCvFile,
  cvDigestsOf,
  getCvImport,
  listCvImports,
  openCvImport,
  readImportedCv,
} from "./cv-imports.service.ts";
import { uploadArchive, uploadCv } from "./cv-upload.service.ts";
import { finishCvImport } from "./finish.service.ts";

/** Candidates from a folder of CVs. */
export function cvImportEndpoints(platform: Platform) {
  const calls = cvImportCalls;
  return [
    endpoint(calls.open, ({ actor, body }) => openCvImport(platform, actor, body.name)),
    endpoint(calls.list, ({ actor, query }) => listCvImports(platform, actor, query)),
    endpoint(calls.get, ({ actor, params, query }) => getCvImport(platform, actor, params.id, query)),
    endpoint(calls.digests, ({ actor, params }) => cvDigestsOf(platform, actor, params.id)),
    endpoint(calls.addCv, ({ actor, params, form, files }) =>
      uploadCv(platform, actor, params.id, files.file, form.path),
    ),
    endpoint(calls.addArchive, ({ actor, params, form, files }) =>
      uploadArchive(platform, actor, params.id, files.file, form.path),
    ),
    endpoint(calls.change, ({ actor, params, body }) => changeCvFile(platform, actor, params, body)),
    endpoint(calls.cv, ({ actor, params }) => readImportedCv(platform, actor, params)),
    endpoint(calls.finish, ({ actor, params, body }) => finishCvImport(platform, actor, params.id, body)),
    endpoint(calls.cancel, ({ actor, params }) => cancelCvImport(platform, actor, params.id)),
  ];
}
