import { useQuery } from "@tanstack/react-query";
import type { MilestoneSet } from "#contract/recruitment/milestone-sets.ts";
import { useRemoveMilestoneSet } from "#web/recruitment/jobs/hr/mutations.ts";
import { milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import { EditableRow } from "#web/ui/editable/editable-row.tsx";
import { EditableSection } from "#web/ui/editable/editable-section.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { toast } from "#web/ui/toast.ts";
import { MilestoneSetForm } from "./milestone-set-form.tsx";

/** The organisation's own sets of milestones, which Create Job begins a hiring path with. */
export function MilestoneSetsSection({ readOnly }: { readOnly: boolean }) {
  const sets = useQuery(milestoneSetsQuery()).data ?? [];
  return (
    <EditableSection
      title="Sets of milestones"
      description="Stages of your own under a name, for jobs of one kind. Create Job offers them beside the default ones."
      rows={sets}
      newLabel="New set"
      mayAdd={!readOnly}
      empty={(add) => (
        <EmptyState title="No sets yet" actions={add}>
          Add one for jobs whose path differs from the default: drivers with a road test, or tellers with a
          cash exercise.
        </EmptyState>
      )}
      renderRow={(set, onEdit) => <SetRow set={set} readOnly={readOnly} onEdit={onEdit} />}
      renderForm={(set, close) => <MilestoneSetForm set={set} onClose={close} />}
    />
  );
}

function SetRow({
  set: { id, name, milestones },
  readOnly,
  onEdit,
}: {
  set: MilestoneSet;
  readOnly: boolean;
  onEdit: () => void;
}) {
  const removing = useRemoveMilestoneSet();
  return (
    <EditableRow
      name={name}
      readOnly={readOnly}
      onEdit={onEdit}
      removal={{
        label: "Remove the set",
        consequence: "Jobs that began with it keep their milestones.",
        remove: async () => {
          await removing.mutateAsync(id);
          toast.success("Set removed", { description: name });
        },
      }}
    >
      <h3 className="text-base break-words">{name}</h3>
      <p className="text-sm break-words text-muted">{milestones.map(({ stage }) => stage).join(", ")}</p>
    </EditableRow>
  );
}
