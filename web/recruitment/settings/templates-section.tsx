import { useQuery } from "@tanstack/react-query";
import type { EmailTemplate } from "#contract/recruitment/email-templates.ts";
import { templatesQuery } from "#web/recruitment/pipeline/hr/queries.ts";
import { AddStandard } from "#web/ui/editable/add-standard.tsx";
import { EditableRow } from "#web/ui/editable/editable-row.tsx";
import { EditableSection } from "#web/ui/editable/editable-section.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { toast } from "#web/ui/toast.ts";
import { useAddStandardTemplates, useRemoveTemplate } from "./mutations.ts";
import { TemplateForm } from "./template-form.tsx";

/** The organisation's texts for mails to candidates. */
export function TemplatesSection({ readOnly }: { readOnly: boolean }) {
  const templates = useQuery(templatesQuery()).data ?? [];
  const adding = useAddStandardTemplates();
  return (
    <EditableSection
      title="Email templates"
      description="Send Email starts from one of them, with the candidate's details filled in."
      rows={templates}
      newLabel="New template"
      mayAdd={!readOnly}
      empty={(add) => (
        <EmptyState
          title="No templates yet"
          actions={
            <>
              <AddStandard
                adding={adding}
                readOnly={readOnly}
                label="Add the standard templates"
                done={{ title: "Templates added" }}
              />
              {add}
            </>
          }
        >
          Begin with four texts that most SACCOs need, or write your own.
        </EmptyState>
      )}
      renderRow={(template, onEdit) => <Template template={template} readOnly={readOnly} onEdit={onEdit} />}
      renderForm={(template, close) => <TemplateForm template={template} onClose={close} />}
    />
  );
}

function Template({
  template: { id, name, subject, body },
  readOnly,
  onEdit,
}: {
  template: EmailTemplate;
  readOnly: boolean;
  onEdit: () => void;
}) {
  const removing = useRemoveTemplate(id);
  return (
    <EditableRow
      name={name}
      readOnly={readOnly}
      onEdit={onEdit}
      removal={{
        label: "Remove the template",
        consequence: "Emails that were sent stay as they are.",
        remove: async () => {
          await removing.mutateAsync();
          toast.success("Template removed");
        },
      }}
    >
      <h3 className="text-base break-words">{name}</h3>
      <p className="text-sm font-medium break-words">{subject}</p>
      <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{body}</p>
    </EditableRow>
  );
}
