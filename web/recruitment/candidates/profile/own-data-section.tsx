import { UserX } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

/** The rights of the person over their data: to have it, and to have it erased. */
export function OwnDataSection() {
  return (
    <Section
      title="Your data"
      description="Kenya's Data Protection Act gives you the right to have your data and to have it erased."
    >
      <div className="space-y-6">
        <div>
          <h3 className="text-base font-semibold">Have it</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">
            A zip file with everything that we keep about you: account, profile, CVs, drafts, applications
            with their match and messages, and your sign-ins.
          </p>
          <DownloadLink href={callUrl(candidateCalls.export)} className="mt-3">
            Download my data
          </DownloadLink>
        </div>
        <div className="border-t border-line pt-5">
          <h3 className="text-base font-semibold">Have it erased</h3>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Your account, profile, CVs and drafts are deleted. Open applications are withdrawn, and everything
            that tells who you are is removed from all of them. If a SACCO accepted you, it must keep that
            application as your employer; the mail that confirms the erasure says which one and why. How we
            handle data in general is in the{" "}
            <Link to="/privacy" className="font-semibold text-brand-ink underline">
              Privacy Policy
            </Link>
            .
          </p>
          <EraseDialog />
        </div>
      </div>
    </Section>
  );
}

function EraseDialog() {
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const [open, setOpen] = useState(false);
  const failure = fetcher.data?.failure;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="danger" icon={UserX} className="mt-3">
          Erase my account
        </Button>
      }
      title="Erase your account?"
      description="This cannot be undone, and nobody can bring anything back."
    >
      <fetcher.Form method="post" className="space-y-5">
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>You are signed out everywhere.</li>
          <li>Open applications are withdrawn; interviews do not take place.</li>
          <li>You may want to download your data first.</li>
        </ul>
        <FormError message={failure?.fields ? undefined : failure?.message} attempt={fetcher.data} />
        <Field label="Your password" name="password" error={failure?.fields?.password} required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" loading={fetcher.state !== "idle"}>
            Erase my account and data
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}
