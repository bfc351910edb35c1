import { useFetcher } from "react-router";
import { membershipsPath } from "#contract/onboarding/addresses.ts";
import type { OpenSacco } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { memberLoginMessages } from "./member-login.messages.ts";
import type { LinkAnswer } from "./mutations.ts";

/**
 * Asks for the link to one's own membership. The answer does not say whether the SACCO knows the person.
 * @param answer of a page without scripts
 */
export function LinkForm({ saccos, answer }: { saccos: readonly OpenSacco[]; answer?: LinkAnswer }) {
  const t = useMessages(memberLoginMessages);
  const fetcher = useFetcher<LinkAnswer>();
  const { sent, failure } = fetcher.data ?? answer ?? {};
  const [first] = saccos;
  if (!first) return <Alert>{t.noSacco}</Alert>;
  return (
    <ActionForm
      action={membershipsPath}
      fetcher={fetcher}
      keptAs="membership link"
      refusal={failure}
      saved={sent && t.sent}
      submitLabel={t.send}
      sendingLabel={t.sending}
    >
      {(errors) => (
        <>
          {saccos.length === 1 ? (
            <p>
              <input type="hidden" name="slug" value={first.slug} />
              <span className="block text-sm text-muted">{t.sacco}</span>
              <span className="font-semibold">{first.organization}</span>
            </p>
          ) : (
            <Field label={t.sacco} name="slug" required error={errors.slug}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={t.chooseSacco}
                  options={saccos.map(({ slug, organization }) => ({ value: slug, label: organization }))}
                />
              )}
            </Field>
          )}
          <Field label={t.contact} name="contact" hint={t.contactHint} required error={errors.contact}>
            {(control) => <Input {...control} autoComplete="email" />}
          </Field>
        </>
      )}
    </ActionForm>
  );
}
