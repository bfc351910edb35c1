import { useFetcher } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import type { SettingsAnswer } from "./answer.ts";

type Workspace = NonNullable<User["workspace"]>;

/** Name and public address of the organisation. */
export function OrganisationSection({ workspace, appUrl }: { workspace: Workspace; appUrl: string }) {
  const fetcher = useFetcher<SettingsAnswer>();
  const careers = `/jobs?${new URLSearchParams({ sacco: workspace.slug })}`;
  return (
    <Section title="Organisation" description="As candidates see it on your positions and in your mails.">
      <div className="space-y-5">
        {workspace.abilities.rename ? (
          <ActionForm
            fetcher={fetcher}
            intent="organisation"
            keptAs="organisation"
            refusal={fetcher.data?.failure}
            saved={fetcher.data?.saved}
            submitLabel="Save the name"
          >
            <Field label="Name" name="name" required error={fetcher.data?.failure?.fields?.name}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  autoComplete="organization"
                  defaultValue={workspace.name}
                />
              )}
            </Field>
          </ActionForm>
        ) : (
          <DescriptionList items={[{ term: "Name", value: workspace.name }]} />
        )}
        <DescriptionList
          items={[
            {
              term: "Careers page",
              value: (
                <Link
                  to={careers}
                  className="inline-flex min-h-6 items-center break-all text-brand-ink underline"
                >
                  {`${appUrl}${careers}`}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </Section>
  );
}
