import { callUrl } from "#contract/core/client.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import type { ComplaintCase } from "#contract/experience/complaints.ts";
import { wire } from "#contract/wire.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { ActionButton, ActionForm } from "#web/ui/action-form.tsx";
import { AttachedFiles, AttachmentsField } from "#web/ui/attachments.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import type { CaseProps } from "./case-form.tsx";

type File = ComplaintCase["attachments"][number];

const calls = wire.experience.complaints;

/** Photos and documents of a complaint: the member's, and those that only the staff see. */
export function FilesSection({ complaint, answer, attempt }: CaseProps) {
  const { id, attachments, merged } = complaint;
  const own = answerTo("attach", answer);
  const from = ({ sender, author, complaintId }: File): string => {
    const who = sender === "member" ? "From the member" : `Added by ${author ?? "a former colleague"}`;
    const source = merged.find((one) => one.id === complaintId);
    return source ? `${who}, ${source.reference}` : who;
  };
  return (
    <Section
      title="Files"
      description="Files that you add here are for the staff. The member does not see them."
    >
      {attachments.length === 0 && <p className="text-sm text-muted">No files so far.</p>}
      <AttachedFiles
        files={attachments}
        urlOf={(file) => callUrl(calls.attachment, { params: { id, attachmentId: file.id } })}
        about={(file) => (
          <>
            <span className="text-sm text-muted">{from(file)}</span>
            {file.sender === "staff" && (
              <ActionButton
                intent="detach"
                values={{ id: file.id }}
                variant="ghost"
                label={`Delete ${file.name}`}
                preventScrollReset
              >
                Delete
              </ActionButton>
            )}
          </>
        )}
      />
      <Disclosure label="Add a file" open={own?.failure !== undefined}>
        <ActionForm
          key={attachments.length}
          intent="attach"
          encType="multipart/form-data"
          refusal={own?.failure}
          saved={own?.saved}
          submitLabel="Add"
          sendingLabel="Sending"
          variant="secondary"
          emptied
          preventScrollReset
        >
          {(errors) => (
            <>
              <input type="hidden" name="key" value={attempt} />
              <AttachmentsField
                limits={{ each: maxUploadBytes, total: complaintLimits.formBytes }}
                error={errors.files}
              />
            </>
          )}
        </ActionForm>
      </Disclosure>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DownloadLink href={callUrl(calls.export, { params: { id } })} size="sm">
          Export this case
        </DownloadLink>
        <p className="text-sm text-muted">A ZIP of what was written, the history, the clock and all files.</p>
      </div>
    </Section>
  );
}
