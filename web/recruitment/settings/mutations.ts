import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#contract/core/language.ts";
import { type EmailTemplateInput, standardTemplates } from "#contract/recruitment/email-templates.ts";
import { api } from "#web/lib/api.ts";
import { ifThere } from "#web/lib/failure.ts";
import { templatesQuery } from "#web/recruitment/pipeline/hr/queries.ts";

/** A change of the organisation's texts; every list of them is read again before it counts as done. */
function useTemplateChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery().queryKey }),
  });
}

/** Adds a text, or replaces the one with that id. */
export function useSaveTemplate() {
  return useTemplateChange(({ id, input }: { id: string | undefined; input: EmailTemplateInput }) =>
    id
      ? api.hiring.templates.update({ params: { id }, body: input })
      : api.hiring.templates.create({ body: input }),
  );
}

/** Adds the texts that most SACCOs need. */
export function useAddStandardTemplates() {
  return useTemplateChange<void>(async () => {
    for (const body of standardTemplates) await api.hiring.templates.create({ body });
  });
}

/** What a candidate would get of the words in the form. */
export const useTemplatePreview = () =>
  useMutation({
    mutationFn: (body: { subject: string; body: string; language: Language }) =>
      api.hiring.templates.preview({ body }),
  });

/** Removes a text. */
export function useRemoveTemplate(id: string) {
  return useTemplateChange<void>(() => ifThere(api.hiring.templates.remove({ params: { id } })));
}
