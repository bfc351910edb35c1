import { z } from "zod";
import type { Call } from "./call.ts";
import { errorAnswer } from "./error-answer.ts";

/** How far a long work has come. What else its call reports is beside it. */
export const workProgress = z.object({
  /** Of the whole work; it never goes down, and the answer follows the last. */
  percent: z.number().int().min(0).max(100),
});

/** One line of such an answer. The last is the answer or the error; without it the answer was cut off. */
export function progressLine({ progress, answer }: Pick<Call, "progress" | "answer">) {
  return z.union([
    z.object({ progress: progress ?? z.never() }),
    z.object({ answer }),
    z.object({ error: errorAnswer }),
  ]);
}
