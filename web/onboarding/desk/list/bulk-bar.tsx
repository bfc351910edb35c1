import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Member } from "#contract/onboarding/members.ts";
import { formatCount } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { useAssignment } from "../mutations.ts";
import { colleaguesQuery } from "../queries.ts";
import type { Selection } from "./selection.ts";

const nobody = "nobody";

/** What can be done with several cases at once: giving them to a colleague. @param shown the rows in view */
export function BulkBar({ selection, shown }: { selection: Selection; shown: readonly Member[] }) {
  const { chosen, toggle, clear } = selection;
  const [assignee, setAssignee] = useState("");
  const colleagues = useQuery(colleaguesQuery()).data ?? [];
  const assign = useAssignment();
  const others = shown.filter(({ id }) => !chosen.has(id));
  const chooseAll = () => {
    for (const { id } of others) toggle(id);
  };
  const give = () =>
    assign.mutate(
      { ids: [...chosen], assigneeId: assignee === nobody ? null : assignee },
      { onSuccess: clear },
    );
  if (chosen.size === 0) {
    if (shown.length === 0) return null;
    return (
      <div className="mb-2">
        <Button variant="ghost" size="sm" onClick={chooseAll}>
          Choose all on this page
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-label="Chosen cases"
      className="mb-2 flex flex-wrap items-center gap-2 rounded-card border border-line bg-sand p-2"
    >
      <p role="status" className="px-2 text-sm font-semibold">
        {formatCount(chosen.size, "case")} chosen
      </p>
      <Field label="Give them to" name="bulk-assignee" hideLabel className="grow sm:max-w-64">
        {(control) => (
          <Select
            {...control}
            value={assignee}
            onChange={(event) => setAssignee(event.target.value)}
            placeholder="Give them to"
            options={[
              ...colleagues.map(({ id, fullName }) => ({ value: id, label: fullName })),
              { value: nobody, label: "Nobody: back to everybody" },
            ]}
          />
        )}
      </Field>
      <Button size="sm" disabled={!assignee} loading={assign.isPending} onClick={give}>
        Assign
      </Button>
      <Button variant="ghost" size="sm" onClick={clear}>
        Choose none
      </Button>
    </section>
  );
}
