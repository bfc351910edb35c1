import type { ReactNode } from "react";
import type { ComplaintAction, ComplaintCase } from "#contract/experience/complaints.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import type { CaseAnswer } from "./answer.ts";

/** A complaint, and what the last form of its page came to. */
export interface CaseProps {
  complaint: ComplaintCase;
  answer: CaseAnswer | undefined;
  /** The same for a repeated press of a button. */
  attempt: string;
}

/** A form that does something with the complaint in the version that is shown; what is typed outlives a refusal. */
export function CaseForm({
  complaint,
  answer,
  attempt,
  action,
  submitLabel,
  keeps = false,
  emptied = keeps,
  children,
}: CaseProps & {
  action: ComplaintAction;
  submitLabel: string;
  /** Whether its words are kept until they are sent. */
  keeps?: boolean;
  /** Whether its fields are emptied when it is done. */
  emptied?: boolean;
  children?: (errors: Record<string, string>) => ReactNode;
}) {
  const { id, version } = complaint;
  const own = answerTo(action, answer);
  return (
    <ActionForm
      intent={action}
      keptAs={keeps ? `complaint.${id}.${action}` : null}
      refusal={own?.failure}
      saved={own?.saved}
      submitLabel={submitLabel}
      emptied={emptied}
      preventScrollReset
    >
      {(errors) => (
        <>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="key" value={attempt} />
          {children?.(errors)}
        </>
      )}
    </ActionForm>
  );
}
