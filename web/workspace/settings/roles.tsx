import { type Role, roles } from "#contract/core/access.ts";
import { roleLabels } from "#web/lib/role-labels.ts";
import { CheckboxGroup } from "#web/ui/choice.tsx";

const options = roles.map((value) => ({ value, ...roleLabels[value] }));

/** Tick boxes for the roles, named `roles` in the form. */
export function RoleFields({ held, error }: { held?: readonly Role[]; error?: string }) {
  return <CheckboxGroup legend="Roles" name="roles" options={options} chosen={held} error={error} />;
}
