import { UserX } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { wire } from "#contract/wire.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { ownDataMessages } from "./profile.messages.ts";

/** The rights of the person over their data: to have it, and to have it erased. */
export function OwnDataSection() {
  const t = useMessages(ownDataMessages);
  return (
    <Section title={t.title} description={t.description}>
      <div className="space-y-6">
        <div>
          <h3 className="text-base font-semibold">{t.have}</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">{t.haveText}</p>
          <DownloadLink href={callUrl(wire.candidate.export)} className="mt-3">
            {t.download}
          </DownloadLink>
        </div>
        <div className="border-t border-line pt-5">
          <h3 className="text-base font-semibold">{t.kept}</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">{t.keptText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink to="/jobs/kept" variant="secondary">
              {t.seeKept}
            </ButtonLink>
            <ButtonLink to="/jobs/alerts" variant="secondary">
              {t.seeAlerts}
            </ButtonLink>
          </div>
        </div>
        <div className="border-t border-line pt-5">
          <h3 className="text-base font-semibold">{t.erase}</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">
            <RichText
              text={t.eraseText}
              parts={{
                privacy: (words) => (
                  <Link to="/privacy" className="font-semibold text-brand-ink underline">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
          <EraseDialog />
        </div>
      </div>
    </Section>
  );
}

function EraseDialog() {
  const t = useMessages(ownDataMessages);
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const [open, setOpen] = useState(false);
  const failure = fetcher.data?.failure;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="danger" icon={UserX} className="mt-3">
          {t.eraseAccount}
        </Button>
      }
      title={t.eraseQuestion}
      description={t.forGood}
    >
      <fetcher.Form method="post" className="space-y-5">
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>{t.signedOut}</li>
          <li>{t.withdrawn}</li>
          <li>{t.downloadFirst}</li>
        </ul>
        <FormError message={failure?.fields ? undefined : failure?.message} attempt={fetcher.data} />
        <Field label={t.password} name="password" error={failure?.fields?.password} required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <DialogClose>
            <Button variant="secondary">{t.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="danger" loading={fetcher.state !== "idle"}>
            {t.eraseAll}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}
