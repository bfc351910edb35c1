import { createClient } from "#contract/core/client.ts";
import { resumeCalls } from "#contract/recruitment/applications.calls.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { api } from "#web/lib/api.ts";
import { uploadFetch } from "#web/lib/upload-fetch.ts";
import type { Work } from "./reading-progress.ts";

/**
 * Uploads a CV, has it read and keeps it.
 * @param options.onWork told what is being done, and how far it has come
 * @throws CodedError naming what is wrong with the file, or conflict when there are too many already
 */
export async function keepResume(
  file: File,
  { signal, onWork = () => {} }: { signal?: AbortSignal; onWork?: (work: Work) => void } = {},
): Promise<KeptResume> {
  const fetcher = uploadFetch((sent, total) =>
    onWork(sent < total ? { doing: "sending", sent, total } : { doing: "reading", progress: null }),
  );
  const { resumeId } = await createClient(resumeCalls, { fetcher }).parse({
    form: { keep: true },
    files: { resume: file },
    onProgress: (progress) => onWork({ doing: "reading", progress }),
    signal,
  });
  const resumes = await api.candidate.resumes.list({ signal });
  const kept = resumes.find((one) => one.id === resumeId);
  if (!kept) throw new Error("The CV was removed in another tab.");
  return kept;
}
