import { useId } from "react";
import { type Role, roles } from "#contract/core/access.ts";
import { roleLabels } from "#web/lib/role-labels.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { ErrorText } from "#web/ui/field.tsx";

/** Tick boxes for the roles, named `roles` in the form. */
export function RoleFields({ held = [], error }: { held?: readonly Role[]; error?: string }) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">Roles</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          value={role}
          defaultChecked={held.includes(role)}
          label={roleLabels[role].label}
          hint={roleLabels[role].hint}
        />
      ))}
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}
