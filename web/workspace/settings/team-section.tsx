import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { WorkspaceAbilities } from "#contract/accounts/accounts.ts";
import type { Page } from "#contract/core/paging.ts";
import { type TeamMember, teamList } from "#contract/workspace/workspace.ts";
import { formatDate } from "#web/lib/format.ts";
import { wholeList } from "#web/lib/list-state.ts";
import { roleLabels } from "#web/lib/role-labels.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { MemberActions } from "./member-actions.tsx";
import { RoleFields } from "./roles.tsx";
import { useSaved } from "./use-saved.ts";

const columns: readonly Column<TeamMember>[] = [
  {
    key: "person",
    header: "Person",
    cell: ({ fullName, email }) => (
      <div className="flex items-center gap-3">
        <Avatar name={fullName} />
        <div className="min-w-0">
          <p className="font-semibold">{fullName}</p>
          <p className="font-normal wrap-anywhere text-muted md:min-w-52">{email}</p>
        </div>
      </div>
    ),
  },
  {
    key: "roles",
    header: "Roles",
    cell: ({ roles, invited, twoFactor, twoFactorDueAt }) => (
      <ul className="flex flex-wrap justify-end gap-1.5 md:justify-start">
        {invited && (
          <li>
            <Badge tone="warning">Invited</Badge>
          </li>
        )}
        {roles.map((role) => (
          <li key={role}>
            <Badge tone="brand">{roleLabels[role].label}</Badge>
          </li>
        ))}
        {twoFactor && (
          <li>
            <Badge tone="success">Two-factor</Badge>
          </li>
        )}
        {twoFactorDueAt && (
          <li>
            <Badge tone="warning">Two-factor due {formatDate(twoFactorDueAt)}</Badge>
          </li>
        )}
      </ul>
    ),
  },
  {
    key: "joined",
    header: "Since",
    cell: ({ joinedAt }) => <span className="whitespace-nowrap">{formatDate(joinedAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (member) => <MemberActions member={member} />,
  },
];

/** Why an owner cannot bring colleagues in now, and what helps. */
const cannotInvite = {
  trial_ended: "You can invite colleagues and change their roles again as soon as you subscribe.",
  email_unverified: "Verify your email address first; then you can invite colleagues.",
};

/** Who works in the organisation; the owner invites, changes roles and removes. */
export function TeamSection({
  team,
  page,
  abilities,
}: {
  team: Page<TeamMember>;
  page: number;
  abilities: WorkspaceAbilities | undefined;
}) {
  const refusal = abilities?.inviteRefusal;
  return (
    <section aria-labelledby="team">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="team" className="text-xl">
            Team
          </h2>
          <p className="mt-1 text-sm text-muted">
            {team.total === 1 ? "One person works here." : `${team.total} people work here.`}
          </p>
        </div>
        {abilities?.invite && <InviteButton />}
      </div>
      {refusal && (
        <Alert tone="warning" className="mb-4">
          {cannotInvite[refusal]}
        </Alert>
      )}
      <Table
        caption="Team"
        columns={columns}
        rows={team.rows}
        rowKey={(member) => member.id}
        empty={
          <ListEmpty
            list={teamList}
            state={{ ...wholeList(teamList), page }}
            words={{ many: "people" }}
            matching={team.total}
          >
            {null}
          </ListEmpty>
        }
      />
      <Pagination page={page} pageSize={teamList.pageSize} total={team.total} className="mt-4" />
    </section>
  );
}

function InviteButton() {
  const [search, setSearch] = useSearchParams();
  // The palette and the first steps open it by its address.
  const asked = search.get("new") === "colleague";
  const [pressed, setPressed] = useState(false);
  const setOpen = (open: boolean) => {
    setPressed(open);
    if (!open && asked) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      title="Invite a colleague"
      description="They get a link by email that sets their password."
      open={pressed || asked}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={UserRoundPlus}>
          Invite a colleague
        </Button>
      }
    >
      <InviteForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const fetcher = useSaved(onDone);
  const { data } = fetcher;
  const errors = data?.failure?.fields ?? {};
  return (
    <ActionForm
      fetcher={fetcher}
      intent="invite"
      keptAs="invitation"
      refusal={data?.failure}
      saved={data?.saved}
      submitLabel="Send the invitation"
    >
      <Field label="Full name" name="fullName" required error={errors.fullName}>
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </Field>
      <Field label="Email" name="email" required error={errors.email}>
        {(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" />}
      </Field>
      <RoleFields error={errors.roles} />
    </ActionForm>
  );
}
