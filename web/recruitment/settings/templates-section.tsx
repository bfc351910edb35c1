import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { EmailTemplate } from "#contract/recruitment/email-templates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { EditableRow } from "#web/recruitment/assessments/hr/editable-row.tsx";
import { useRowForm } from "#web/recruitment/assessments/hr/row-form.tsx";
import { templatesQuery } from "#web/recruitment/pipeline/hr/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { toast } from "#web/ui/toast.ts";
import { useAddStandardTemplates, useRemoveTemplate } from "./mutations.ts";
import { TemplateForm } from "./template-form.tsx";

/** The organisation's texts for mails to candidates. */
export function TemplatesSection({ readOnly }: { readOnly: boolean }) {
  const templates = useQuery(templatesQuery()).data ?? [];
  const {
    add: addNew,
    edit,
    form,
  } = useRowForm<EmailTemplate>((template, close) => <TemplateForm template={template} onClose={close} />);
  const add = (
    <Button icon={Plus} disabled={readOnly} onClick={addNew}>
      New template
    </Button>
  );
  return (
    <Section
      title="Email templates"
      description="Send Email starts from one of them, with the candidate's details filled in."
      actions={templates.length > 0 && add}
    >
      {templates.length === 0 ? (
        <EmptyState
          title="No templates yet"
          actions={
            <>
              <AddStandard readOnly={readOnly} />
              {add}
            </>
          }
        >
          Begin with four texts that most SACCOs need, or write your own.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {templates.map((template) => (
            <li key={template.id} className="py-4 first:pt-0 last:pb-0">
              <Template template={template} readOnly={readOnly} onEdit={() => edit(template)} />
            </li>
          ))}
        </ul>
      )}
      {form}
    </Section>
  );
}

function AddStandard({ readOnly }: { readOnly: boolean }) {
  const adding = useAddStandardTemplates();
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: () => toast.success("Templates added"),
      onError: (error) => toast.error("Error", { description: errorMessage(error) }),
    });
  return (
    <Button variant="secondary" loading={adding.isPending} disabled={readOnly} onClick={add}>
      Add the standard templates
    </Button>
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
