import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { api } from "#web/lib/api.ts";

/**
 * Uploads a CV, has it read and keeps it.
 * @throws CodedError naming what is wrong with the file, or conflict when there are too many already
 */
export async function keepResume(file: File, signal?: AbortSignal): Promise<KeptResume> {
  const { resumeId } = await api.resumes.parse({ form: { keep: true }, files: { resume: file }, signal });
  const resumes = await api.candidate.resumes.list({ signal });
  const kept = resumes.find((one) => one.id === resumeId);
  if (!kept) throw new Error("The CV was removed in another tab.");
  return kept;
}
