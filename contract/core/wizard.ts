import { z } from "zod";

/** One step of a form that is filled in over several. What it is called the form says, in the language of its page. */
export interface WizardStep<Name extends string = string, Field extends string = string> {
  /** For programs: `personal`. */
  name: Name;
  /** The fields that Next checks. */
  fields: readonly Field[];
}

/**
 * What every draft on the server has beside its values, in whatever form of several steps it was made.
 * @param steps the form's
 */
export const draftFields = (steps: readonly WizardStep[]) => ({
  /** The form's step, from 1. */
  step: z.number().int().min(1).max(steps.length),
  /** Goes up with every save; a save names the one that it is based on. */
  version: z.number().int().min(1),
  updatedAt: z.iso.datetime(),
});

/** What a stored draft says of itself. */
export interface KeptDraft {
  step: number;
  version: number;
  updatedAt: string;
}

/** What every save of a draft says beside what is to be saved. `version` 0 says that there was no draft yet. */
export const draftSaveFields = {
  version: z.number().int().min(0),
  /** One opening of the form: distinguishes its own saves from those of another tab. */
  editorId: z.uuid().optional(),
  /**
   * Whether the same editor sent a save based on the same version before, whose answer it does not have.
   * This one then takes that one's place, whether it arrived or not.
   */
  replacesUnanswered: z.boolean().optional(),
};
export type DraftSave = z.infer<z.ZodObject<typeof draftSaveFields>>;
