import type { Calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import type { ParsedResume, ResumeProgress } from "#contract/recruitment/resume.ts";
import { wire } from "#contract/wire.ts";
import { api } from "#web/lib/api.ts";
import { documentLanguage } from "#web/lib/language.ts";
import { uploadFetch } from "#web/lib/upload-fetch.ts";
import type { Work } from "#web/ui/work/work.ts";
import { loadResumes } from "./queries.ts";

/** A client whose upload says how far it is. */
function sendingClient(onWork: (work: Work<ResumeProgress>) => void) {
  const fetcher = uploadFetch((sent, total) =>
    onWork(sent < total ? { doing: "sending", sent, total } : { doing: "working", progress: null }),
  );
  return createClient<Calls>(wire, { fetcher, language: documentLanguage() });
}

interface Options {
  signal?: AbortSignal;
  onWork?: (work: Work<ResumeProgress>) => void;
}

/**
 * Uploads somebody's CV and has it read for HR, who enters an application from it. Nothing of it is kept by that.
 * @throws CodedError naming what is wrong with the file
 */
export async function readCvToEnter(
  file: File,
  { signal, onWork = () => {} }: Options = {},
): Promise<{ reading: ParsedResume; file: File }> {
  const reading = await sendingClient(onWork).addedApplications.readCv({
    form: {},
    files: { resume: file },
    onProgress: (progress) => onWork({ doing: "working", progress }),
    signal,
  });
  return { reading, file };
}

/**
 * Uploads a CV, has it read and stores it.
 * @param options.onWork called with what is being done, and how far it has come
 * @throws CodedError naming what is wrong with the file, or conflict when there are too many already
 */
export async function uploadResume(
  file: File,
  { signal, onWork = () => {} }: Options = {},
): Promise<KeptResume> {
  const { resumeId } = await sendingClient(onWork).resumes.parse({
    form: { keep: true },
    files: { resume: file },
    onProgress: (progress) => onWork({ doing: "working", progress }),
    signal,
  });
  const kept = (await loadResumes(signal)).find((one) => one.id === resumeId);
  if (!kept) throw new Error("The CV was removed in another tab.");
  return kept;
}

/** Saves what its owner corrected in the reading of a CV. */
export function correctResume(id: string, body: ParsedResume): Promise<KeptResume> {
  return api.candidate.resumes.correct({ params: { id }, body });
}

/** Offers this CV first from now on. @returns the CVs as they are kept now */
export async function makeResumeDefault(id: string): Promise<KeptResume[]> {
  await api.candidate.resumes.makeDefault({ params: { id } });
  return loadResumes();
}

/** Deletes a CV and what was read from it. */
export function removeResume(id: string): Promise<void> {
  return api.candidate.resumes.remove({ params: { id } });
}
