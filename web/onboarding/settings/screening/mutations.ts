import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { screeningListInput } from "#contract/onboarding/screening.ts";
import { api } from "#web/lib/api.ts";
import { ifThere } from "#web/lib/failure.ts";
import { formatCount } from "#web/lib/format.ts";
import { toast } from "#web/ui/toast.ts";
import { screeningKey } from "./queries.ts";

/** What a file would become; nothing is kept. */
export const useListPreview = () =>
  useMutation({
    mutationFn: (file: File) => api.identity.screeningLists.preview({ form: {}, files: { file } }),
  });

/** Uploads a list, also in place of an earlier one. */
export function useListUpload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...form }: z.input<typeof screeningListInput> & { file: File }) =>
      api.identity.screeningLists.create({ form, files: { file } }),
    async onSuccess({ name, entries }) {
      toast.success("List uploaded", {
        description: `${name}: ${formatCount(entries, "entry", "entries")}. All members are looked for in it now.`,
      });
      await queries.invalidateQueries({ queryKey: screeningKey });
    },
  });
}

/** Takes a list away. */
export function useListRemoval() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ifThere(api.identity.screeningLists.remove({ params: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: screeningKey }),
  });
}
