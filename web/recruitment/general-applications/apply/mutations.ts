import type { GeneralDraft, GeneralDraftContent } from "#contract/recruitment/general-drafts.ts";
import { api } from "#web/lib/api.ts";
import type { ChosenCv } from "#web/recruitment/applications/apply/cv-choice.ts";
import type { DraftTransport } from "#web/ui/wizard/draft-saver.ts";
import { keptDraft } from "#web/ui/wizard/kept-draft.ts";
import type { GeneralValues } from "./general-values.ts";

/** The way of the draft to one SACCO to the server and back. */
export const generalDraftTransport = (slug: string): DraftTransport<GeneralDraftContent, GeneralDraft> => ({
  save: (body, { keepalive }) => api.general.mine.drafts.save({ params: { slug }, body, keepalive }),
  load: async () => (await api.general.mine.start({ params: { slug } })).draft,
  endsWith: ["not_found"],
});

/** Where what has not reached the server of the draft to one SACCO waits. */
export const unsentGeneralDraft = (slug: string) =>
  keptDraft<GeneralDraftContent>(`general-application:${slug}`);

/** Deletes what was entered for one SACCO. */
export const discardGeneralDraft = (slug: string) => api.general.mine.drafts.discard({ params: { slug } });

/**
 * Sends a general application.
 * @param key the same for every attempt at it: what arrives twice is one
 */
export const sendGeneral = (
  application: GeneralValues,
  { sacco, cv, key }: { sacco: string; cv: ChosenCv | null; key: string },
) =>
  api.general.mine.send({
    form: { sacco, application, resumeId: cv?.resume?.id },
    files: { cvFile: cv && !cv.resume ? cv.file : undefined },
    headers: { "idempotency-key": key },
  });
