import { Pencil, ShieldOff, UserRoundMinus } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { TeamMember } from "#contract/workspace/workspace.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { SettingsAnswer } from "./answer.ts";
import { RoleFields } from "./roles.tsx";
import { useSaved } from "./use-saved.ts";

/** What the owner may do with a colleague; nothing for anyone else. */
export function MemberActions({ member }: { member: TeamMember }) {
  const { changeRoles, remove, resetTwoFactor } = member.abilities;
  if (!changeRoles && !remove && !resetTwoFactor) return null;
  return (
    <div className="flex gap-1">
      {changeRoles && <RolesButton member={member} />}
      {resetTwoFactor && <ResetTwoFactorButton member={member} />}
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
  const fetcher = useSaved(onDone);
  const { data } = fetcher;
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

function ResetTwoFactorButton({ member }: { member: TeamMember }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={`Reset the second factor of ${member.fullName}?`}
      description="For a colleague who lost their phone and the backup codes. They sign in with the password alone, all their sessions end, and a mail tells them. Make sure that it is really them who asks."
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          icon={ShieldOff}
          label={`Reset the second factor of ${member.fullName} (${member.email})`}
        />
      }
    >
      <ResetTwoFactorForm member={member} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function ResetTwoFactorForm({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const fetcher = useSaved(onDone);
  const { data } = fetcher;
  return (
    <ActionForm
      fetcher={fetcher}
      intent="reset-two-factor"
      refusal={data?.failure}
      saved={data?.saved}
      shown={["password"]}
      submitLabel="Reset the second factor"
      variant="danger"
    >
      <input type="hidden" name="id" value={member.id} />
      <Field label="Your own password" name="password" required error={data?.failure?.fields?.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
    </ActionForm>
  );
}
