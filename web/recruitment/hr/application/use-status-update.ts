import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { statusChange } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { toast } from "#web/ui/toast.ts";
import { applicationQuery, queryKeys } from "../queries.ts";

/**
 * Sends a change of status. Success refreshes the list and calls `onDone`; when someone else was faster, the
 * application is read again, so that their change can be shown.
 */
export function useStatusUpdate(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof statusChange>) =>
      api.hr.applications.updateStatus({ params: { id }, body }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: queryKeys.lists });
      toast.success("Status Updated", { description: "Application status has been updated successfully." });
      onDone();
    },
    async onError(error) {
      toast.error("Error", { description: "Failed to update application status" });
      if (error instanceof CodedError && error.code === "stale") {
        void queries.invalidateQueries({ queryKey: queryKeys.lists });
        await queries.invalidateQueries({ queryKey: applicationQuery(api, id).queryKey, exact: true });
      }
    },
  });
}
