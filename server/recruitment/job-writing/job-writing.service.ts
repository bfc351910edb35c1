import type { z } from "zod";
import type {
  GeneratedJob,
  jobGeneration,
  jobWritingProgress,
} from "#contract/recruitment/job-generation.ts";
import { wordingOf } from "./advert-wording.ts";
import { noteOn } from "./note.ts";
import { writeJob } from "./write-job.ts";

/** Writes a job description for a title. Nothing of it is kept. */
export async function generateJob(
  asked: z.output<typeof jobGeneration>,
  onProgress: (progress: z.input<typeof jobWritingProgress>) => void,
): Promise<GeneratedJob> {
  const written = writeJob(asked);
  const { title, description } = written.job;
  onProgress({ percent: 100, title, description });
  return { job: written.job, source: "embedded", note: noteOn(written), wording: wordingOf(written.job) };
}
