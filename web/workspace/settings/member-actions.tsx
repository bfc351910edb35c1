import { Pencil, UserRoundMinus } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { TeamMember } from "#contract/workspace/workspace.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { SettingsAnswer } from "./answer.ts";
import { RoleFields } from "./roles.tsx";

/** What the owner may do with a colleague; nothing for anyone else. */
export function MemberActions({ member }: { member: TeamMember }) {
  const { changeRoles, remove } = member.abilities;
  if (!changeRoles && !remove) return null;
  return (
    <div className="flex gap-1">
      {changeRoles && <RolesButton member={member} />}
      {remove && <RemoveButton member={member} />}
    </div>
  );
}

function RolesButton({ member }: { member: TeamMember }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={`Roles of ${member.fullName}`}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton icon={Pencil} label={`Change the roles of ${member.fullName} (${member.email})`} />
      }
    >
      <RolesForm member={member} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function RolesForm({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const fetcher = useFetcher<SettingsAnswer>();
  const { data, state } = fetcher;
  useEffect(() => {
    if (state === "idle" && data?.saved) onDone();
  }, [state, data, onDone]);
  return (
    <ActionForm
      fetcher={fetcher}
      intent="roles"
      refusal={data?.failure}
      saved={data?.saved}
      submitLabel="Save the roles"
    >
      <input type="hidden" name="id" value={member.id} />
      <RoleFields held={member.roles} error={data?.failure?.fields?.roles} />
    </ActionForm>
  );
}

function RemoveButton({ member }: { member: TeamMember }) {
  const fetcher = useFetcher<SettingsAnswer>();
  return (
    <Confirm
      trigger={<IconButton icon={UserRoundMinus} label={`Remove ${member.fullName} (${member.email})`} />}
      title={`Remove ${member.fullName}?`}
      confirmLabel="Remove from the team"
      onConfirm={() => fetcher.submit({ intent: "remove", id: member.id }, { method: "post" })}
    >
      They can no longer open this workspace. What they did stays, and you can invite them again.
    </Confirm>
  );
}
