import type { z } from "zod";
import { wordingOf } from "#contract/recruitment/advert-wording.ts";
import { fairer } from "#contract/recruitment/fair-wording.ts";
import type {
  GeneratedJob,
  jobGeneration,
  jobWritingProgress,
} from "#contract/recruitment/job-generation.ts";
import type { LanguageModel, ModelFailure } from "#server/platform/language-model/language-model.ts";
import { advertOf, modelInstructions, modelJob, modelMaterial, typicalAnswerLength } from "./model-job.ts";
import { modelNoteOn, noteOn } from "./note.ts";
import { type WrittenJob, writeJob } from "./write-job.ts";

type Asked = z.output<typeof jobGeneration>;

interface Writing {
  onProgress: (progress: z.input<typeof jobWritingProgress>) => void;
  /** Aborted when the caller has left. */
  signal: AbortSignal;
  /** Told why the language model gave nothing, for the operator. */
  onFailure: (failure: ModelFailure) => void;
}

/** Progress is counted up to here before the answer is whole. */
const maxPercent = 95;

async function byModel(
  model: LanguageModel,
  asked: Asked,
  written: WrittenJob,
  { onProgress, signal }: Omit<Writing, "onFailure">,
): Promise<WrittenJob["job"] | ModelFailure> {
  const { title } = written.job;
  let percent = 0;
  const answer = await model.write({
    instructions: modelInstructions,
    material: modelMaterial(title, fairer(asked.requirements)),
    schema: modelJob,
    signal,
    onPartial({ description }, characters) {
      percent = Math.max(
        percent,
        Math.min(maxPercent, Math.round((characters / typicalAnswerLength) * maxPercent)),
      );
      onProgress({ percent, title, description: typeof description === "string" ? description : "" });
    },
  });
  if ("failure" in answer) return answer.failure;
  return advertOf(written, answer.value) ?? "unfit";
}

/**
 * Writes a job description for a title: by the language model, where there is one and it gives what can be used, else
 * by the built-in generator. Nothing of it is kept.
 */
export async function generateJob(
  model: LanguageModel | null,
  asked: Asked,
  { onFailure, ...writing }: Writing,
): Promise<GeneratedJob> {
  const written = writeJob(asked);
  writing.onProgress({ percent: 0, title: written.job.title, description: "" });
  const result = model ? await byModel(model, asked, written, writing) : undefined;
  if (typeof result === "object") {
    const wording = wordingOf(result);
    return { job: result, source: "model", note: modelNoteOn(written, wording.length), wording };
  }
  if (result) onFailure(result);
  const { job } = written;
  writing.onProgress({ percent: 100, title: job.title, description: job.description });
  return { job, source: "embedded", note: noteOn(written, result), wording: wordingOf(job) };
}
