import { useMutation } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { NewNote } from "#contract/core/notes.ts";
import { api } from "#web/lib/api.ts";
import { toast } from "#web/ui/toast.ts";

/** Adds a note about a complaint, and reads the page again. */
export function useNote(id: string) {
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: (body: NewNote) => api.experience.complaints.addNote({ params: { id }, body }),
    async onSuccess() {
      toast.success("Note saved");
      await revalidate();
    },
  });
}
