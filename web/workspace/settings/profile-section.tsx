import { useFetcher } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { SettingsAnswer } from "./answer.ts";
import { SettingsForm } from "./settings-form.tsx";

/** The person's own name and phone number. */
export function ProfileSection({ user }: { user: User }) {
  const fetcher = useFetcher<SettingsAnswer>();
  const errors = fetcher.data?.failure?.fields ?? {};
  return (
    <Section
      title="Your details"
      description={
        <>
          You sign in as <span className="break-all">{user.email}</span>
          {user.emailVerified ? ", which is verified." : ", which is not verified yet."}
        </>
      }
    >
      <SettingsForm fetcher={fetcher} intent="profile" submitLabel="Save my details">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" name="firstName" required error={errors.firstName}>
            {(control) => (
              <Input {...control} autoComplete="given-name" maxLength={200} defaultValue={user.firstName} />
            )}
          </Field>
          <Field label="Last name" name="lastName" required error={errors.lastName}>
            {(control) => (
              <Input {...control} autoComplete="family-name" maxLength={200} defaultValue={user.lastName} />
            )}
          </Field>
        </div>
        <Field label="Phone" name="phone" error={errors.phone}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              autoComplete="tel"
              maxLength={30}
              placeholder="0712 345 678"
              defaultValue={user.phone ?? ""}
            />
          )}
        </Field>
      </SettingsForm>
    </Section>
  );
}
