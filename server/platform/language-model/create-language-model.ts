import type { Config } from "#server/config.ts";
import type { LanguageModel, ModelLimits } from "./language-model.ts";

const defaultLimits: ModelLimits = {
  totalMillis: 45_000,
  firstMillis: 20_000,
  idleMillis: 10_000,
  characters: 40_000,
};

/** The language model of the installation; null without one. Its code is loaded by the first request. */
export function createLanguageModel(
  settings: Config["languageModel"],
  limits: ModelLimits = defaultLimits,
): LanguageModel | null {
  if (!settings) return null;
  return {
    async write(request) {
      const { writeObject } = await import("./openai-compatible.ts");
      return writeObject(settings, limits, request);
    },
  };
}
