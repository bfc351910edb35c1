import { otherExampleId } from "./core.docs.ts";

/** Of every stored draft: see `draftFields`. */
export const keptDraftFields = {
  step: ["The form's step, from 1.", 2],
  version: ["Goes up with every save.", 5],
  updatedAt: ["When it was last saved.", "2026-11-20T07:15:00.000Z"],
} as const;

/** Of every save of a draft: see `draftSaveFields`. */
export const draftSaveDocs = {
  version: ["The version it is based on; 0 when there was none.", 4],
  editorId: ["One opening of the form: tells its own saves from those of another tab.", otherExampleId],
  replacesUnanswered: [
    "Whether it takes the place of a save by the same editor, based on the same version, that was not answered.",
    false,
  ],
} as const;
