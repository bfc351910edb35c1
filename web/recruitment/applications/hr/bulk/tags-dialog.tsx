import { useState } from "react";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { maxTags } from "#contract/recruitment/tags.ts";
import { formatCount } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
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
  const [tags, setTags] = useState<string[]>([]);
  const add = useTagCandidates(selected, onDone);
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
      <Field label="Tags" hint={`Enter adds one. At most ${maxTags} for each person.`}>
        {(control) => (
          <TagInput {...control} value={tags} onChange={setTags} placeholder="Career fair 2026" />
        )}
      </Field>
    </Dialog>
  );
}
