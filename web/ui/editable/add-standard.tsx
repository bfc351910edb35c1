import { errorMessage } from "#web/lib/error-message.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

/** Fills a list that is empty with what most organisations need, and says so. */
export function AddStandard({
  adding,
  readOnly,
  label,
  done: { title, description },
}: {
  adding: Mutation<void>;
  readOnly: boolean;
  label: string;
  /** What the message says once they are there. */
  done: { title: string; description?: string };
}) {
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: () => toast.success(title, { description }),
      onError: (error) => toast.error("Error", { description: errorMessage(error) }),
    });
  return (
    <Button variant="secondary" loading={adding.isPending} disabled={readOnly} onClick={add}>
      {label}
    </Button>
  );
}
