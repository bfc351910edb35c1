import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#contract/core/language.ts";
import type { TemplateDetail, TemplateInput } from "#contract/workspace/templates.ts";
import { api } from "#web/lib/api.ts";
import { templateQuery } from "./queries.ts";

/** A change of a text. What the server answers is shown at once; where somebody was faster, theirs is read. */
function useTemplateChange<Input>(id: string, send: (input: Input) => Promise<TemplateDetail>) {
  const queries = useQueryClient();
  const { queryKey } = templateQuery(id);
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Puts own words in place of the standard ones. */
export const useSaveTemplate = (id: string) =>
  useTemplateChange(id, (body: TemplateInput & { expectedVersion: number }) =>
    api.workspace.templates.save({ params: { id }, body }),
  );

/** Goes back to the standard words. */
export const useResetTemplate = (id: string) =>
  useTemplateChange(id, (body: { language: Language; expectedVersion: number }) =>
    api.workspace.templates.reset({ params: { id }, body }),
  );

/** What a reader would get of the words in the form. */
export const usePreview = (id: string) =>
  useMutation({
    mutationFn: (body: TemplateInput) => api.workspace.templates.preview({ params: { id }, body }),
  });

/** Sends the words in the form to oneself. */
export const useSendTest = (id: string) =>
  useMutation({
    mutationFn: (body: TemplateInput) => api.workspace.templates.sendTest({ params: { id }, body }),
  });
