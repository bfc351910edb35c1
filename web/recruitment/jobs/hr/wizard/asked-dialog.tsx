import { ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { hrJobsPath, jobApprovalPath } from "../paths.ts";

/** Said when the owner was asked to approve the wizard's job. */
export function AskedDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title="Sent to the owner"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <ButtonLink to={jobApprovalPath(id)} variant="secondary">
            See the request
          </ButtonLink>
          <ButtonLink to={hrJobsPath}>Go to Jobs</ButtonLink>
        </>
      }
    >
      Your organisation's owner approves jobs before they are published. They were told by mail and in the
      workspace. You hear of it when they have decided.
    </Dialog>
  );
}
