import { useForm, useWatch } from "react-hook-form";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { maxTags } from "#contract/recruitment/tags.ts";
import { formatCount } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { ControlledField } from "#web/ui/form-field.tsx";
import { KeptNotice } from "#web/ui/kept-form.tsx";
import { useKeptValues } from "#web/ui/kept-values.ts";
import { TagInput } from "#web/ui/tag-input.tsx";
import { useTagCandidates } from "./mutations.ts";

/** Adds tags to the candidates of all selected applications. */
export function TagsDialog({
  selected,
  onDone,
  onClose,
}: {
  selected: readonly HrApplication[];
  onDone: () => void;
  onClose: () => void;
}) {
  const form = useForm<{ tags: string[] }>({ defaultValues: { tags: [] } });
  const kept = useKeptValues(form, "applications.tags");
  const tags = useWatch({ control: form.control, name: "tags" });
  const add = useTagCandidates(selected, () => {
    kept.discard();
    onDone();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tag the candidates of ${formatCount(selected.length, "application")}`}
      description="The tags stand with the people in the Candidates tab. Candidates do not see them."
      footer={
        <Button disabled={tags.length === 0} loading={add.isPending} onClick={() => add.mutate(tags)}>
          Add the tags
        </Button>
      }
    >
      <FormError message={add.error} attempt={add.submittedAt} />
      <KeptNotice kept={kept} />
      <ControlledField
        control={form.control}
        name="tags"
        label="Tags"
        hint={`Enter adds one. At most ${maxTags} for each person.`}
      >
        {(field, control) => (
          <TagInput
            {...control}
            value={field.value}
            onChange={field.onChange}
            placeholder="Career fair 2026"
          />
        )}
      </ControlledField>
    </Dialog>
  );
}
