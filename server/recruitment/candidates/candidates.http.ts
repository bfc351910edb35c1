import { resumeCalls } from "#contract/recruitment/applications.calls.ts";
import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import { duplicateCalls } from "#contract/recruitment/duplicates.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { tagCalls } from "#contract/recruitment/tags.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ResumeService } from "../resume/resume.service.ts";
import { candidateImport } from "./candidate-import.ts";
import { cvImportEndpoints } from "./cv-imports/cv-imports.http.ts";
import {
  compareCandidates,
  listDistinctions,
  listDuplicates,
  sayDistinct,
  undoDistinct,
} from "./duplicates.service.ts";
import { exportCandidates } from "./export-candidates.service.ts";
import {
  analyseCandidates,
  countHrCandidates,
  getHrCandidate,
  listHrCandidates,
  readCandidateCv,
} from "./hr-candidates.service.ts";
import { listMerges, mergeCandidates, undoMerge } from "./merges.service.ts";
import { getProfile, saveProfile } from "./profile.service.ts";
import { recommendJobs } from "./recommendations.service.ts";
import * as resumes from "./resumes.service.ts";
import { addTags, listTags, replaceTags } from "./tags.service.ts";

/** A job seeker's own profile and CVs, and the staff's list of who applied or was imported. */
export function candidateEndpoints(platform: Platform, resumeReader: ResumeService) {
  const calls = candidateCalls;
  return [
    endpoint(calls.profile.get, ({ actor }) => getProfile(platform, actor)),
    endpoint(calls.profile.save, ({ actor, body }) => saveProfile(platform, actor, body)),
    endpoint(calls.resumes.list, ({ actor }) => resumes.listResumes(platform, actor)),
    endpoint(calls.resumes.correct, ({ actor, params, body }) =>
      resumes.correctResume(platform, actor, params.id, body),
    ),
    endpoint(calls.resumes.makeDefault, ({ actor, params }) =>
      resumes.makeDefaultResume(platform, actor, params.id),
    ),
    endpoint(calls.resumes.remove, ({ actor, params }) => resumes.removeResume(platform, actor, params.id)),
    endpoint(calls.resumes.file, ({ actor, params }) => resumes.resumeFile(platform, actor, params.id)),
    endpoint(calls.resumes.page, ({ actor, params }) => resumes.resumePage(platform, actor, params)),
    endpoint(calls.resumes.text, ({ actor, params }) => resumes.resumeText(platform, actor, params.id)),
    endpoint(resumeCalls.parse, ({ actor, form, files, onProgress, signal }) =>
      resumes.readResumeOf(platform, resumeReader, actor, {
        upload: files.resume,
        keep: form.keep ?? false,
        onProgress,
        signal,
      }),
    ),
    endpoint(calls.recommendations, ({ actor }) => recommendJobs(platform, actor)),
    endpoint(hrCalls.candidates.list, ({ actor, query }) => listHrCandidates(platform, actor, query)),
    endpoint(hrCalls.candidates.get, ({ actor, params }) => getHrCandidate(platform, actor, params.id)),
    endpoint(hrCalls.candidates.counts, ({ actor }) => countHrCandidates(platform, actor)),
    endpoint(hrCalls.candidates.analysis, ({ actor, query }) => analyseCandidates(platform, actor, query)),
    endpoint(hrCalls.candidates.export, ({ actor, query, signal }) =>
      exportCandidates(platform, actor, query, signal),
    ),
    endpoint(hrCalls.candidates.cv, ({ actor, params }) => readCandidateCv(platform, actor, params.id)),
    endpoint(tagCalls.list, ({ actor }) => listTags(platform, actor)),
    endpoint(tagCalls.replace, ({ actor, params, body }) => replaceTags(platform, actor, params.id, body)),
    endpoint(tagCalls.add, ({ actor, body }) => addTags(platform, actor, body)),
    endpoint(duplicateCalls.list, ({ actor, query }) => listDuplicates(platform, actor, query)),
    endpoint(duplicateCalls.compare, ({ actor, params, query }) =>
      compareCandidates(platform, actor, params.id, query.otherId),
    ),
    endpoint(duplicateCalls.merge, ({ actor, params, body }) =>
      mergeCandidates(platform, actor, params.id, body),
    ),
    endpoint(duplicateCalls.distinct, ({ actor, params, body }) =>
      sayDistinct(platform, actor, params.id, body.otherId),
    ),
    endpoint(duplicateCalls.undoDistinct, ({ actor, params, body }) =>
      undoDistinct(platform, actor, params.id, body.otherId),
    ),
    endpoint(duplicateCalls.distinctions, ({ actor, query }) => listDistinctions(platform, actor, query)),
    endpoint(duplicateCalls.merges, ({ actor, query }) => listMerges(platform, actor, query)),
    endpoint(duplicateCalls.undo, ({ actor, params }) => undoMerge(platform, actor, params.id)),
    ...importEndpoints(platform, hrCalls.candidateImports, candidateImport, namesOf),
    ...cvImportEndpoints(platform),
  ];
}
