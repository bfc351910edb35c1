import { api } from "#web/lib/api.ts";
import { useMyApplicationMutation } from "#web/recruitment/pipeline/portal/mutations.ts";

/** Takes the application back; the reason may be empty. */
export function useWithdraw(id: string) {
  return useMyApplicationMutation(id, (reason: string) =>
    api.applications.withdraw({ params: { id }, body: { reason } }),
  );
}
