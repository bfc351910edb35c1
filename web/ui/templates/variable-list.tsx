import { Badge } from "../badge.tsx";

/** What a text may leave to be filled in. */
export function VariableList({
  variables,
}: {
  variables: readonly { name: string; hint: string; required?: boolean }[];
}) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {variables.map(({ name, hint, required }) => (
        <div key={name}>
          <dt className="wrap-anywhere">
            <span className="font-mono">{`{{${name}}}`}</span>{" "}
            {required && <Badge tone="warning">Required</Badge>}
          </dt>
          <dd className="text-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
