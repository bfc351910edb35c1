import { zodResolver } from "@hookform/resolvers/zod";
import { CircleCheck, Flag } from "lucide-react";
import { useForm } from "react-hook-form";
import { flagResolution, type MemberFlag } from "#contract/onboarding/flags.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { flagLabels } from "../labels.ts";
import { useFlagResolution } from "../mutations.ts";

/** What staff should look at, with what came of it. A flag is never a refusal. */
export function FlagsSection({ flags }: { flags: readonly MemberFlag[] }) {
  const open = flags.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = flags.filter(({ resolvedAt }) => resolvedAt !== null);
  if (flags.length === 0) return null;
  return (
    <Section title={open.length > 0 ? `Flags to look into (${open.length})` : "Flags"}>
      {open.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-2">
          {open.map((flag) => (
            <OpenFlag key={flag.id} flag={flag} />
          ))}
        </ul>
      )}
      {resolved.length > 0 && (
        <Disclosure label={`Looked into (${resolved.length})`}>
          <ul className="mt-2 space-y-3">
            {resolved.map((flag) => (
              <li key={flag.id} className="text-sm">
                <p className="flex items-center gap-2 font-semibold">
                  <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
                  {flagLabels[flag.code]}
                </p>
                <p className="text-muted">{flag.detail}</p>
                <p className="mt-1">{flag.resolution}</p>
                <p className="text-muted">
                  {flag.resolvedBy ?? "Automatic"}, {flag.resolvedAt && formatDateTime(flag.resolvedAt)}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}

function OpenFlag({ flag }: { flag: MemberFlag }) {
  return (
    <li className="rounded-card border border-warning/40 bg-warning-tint px-3 pt-3 pb-1">
      <p className="flex items-center gap-2 font-semibold">
        <Flag aria-hidden className="size-4 shrink-0 text-warning" />
        {flagLabels[flag.code]}
      </p>
      <p className="mt-1 text-sm">{flag.detail}</p>
      <Disclosure label="Say what you found">
        <ResolveForm flag={flag} />
      </Disclosure>
    </li>
  );
}

function ResolveForm({ flag }: { flag: MemberFlag }) {
  const form = useForm({ resolver: zodResolver(flagResolution), defaultValues: { resolution: "" } });
  const kept = useKeptForm(`flag.${flag.id}`);
  const resolve = useFlagResolution(flag.id);
  const submit = form.handleSubmit((values) =>
    resolve.mutateAsync(values).then(kept.forget, (error: unknown) => showFieldErrors(form, error)),
  );
  return (
    <form
      ref={kept.box}
      aria-label={`Resolve: ${flagLabels[flag.code]}`}
      onSubmit={submit}
      noValidate
      className="space-y-3"
    >
      <KeptNotice kept={kept} />
      <FormError message={resolve.error} attempt={resolve.submittedAt} />
      <FormField form={form} name="resolution" label="What you found" hint="It stays in the case." required>
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      <Button type="submit" variant="secondary" size="sm" loading={resolve.isPending}>
        Resolve the flag
      </Button>
    </form>
  );
}
