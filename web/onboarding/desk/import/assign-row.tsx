import { Search } from "lucide-react";
import { Form } from "react-router";
import type { ImportCheck, ImportCheckRow } from "#contract/core/import.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";

/** The row of a statement that somebody is assigning by hand, and who was found for it so far. */
export interface Assigning {
  row: number;
  /** What was searched for; empty before the first search. */
  q: string;
  found: Member[];
}

/** What can be done about a row: it is assigned where nobody or several were found, and that is taken back. */
export function RowAssignment({ row: { row, problems, assigned } }: { row: ImportCheckRow }) {
  if (assigned) {
    return (
      <div className="mt-2">
        <ActionButton intent="assign" values={{ id: String(row) }} label={`Take it back: row ${row}`}>
          Take it back
        </ActionButton>
      </div>
    );
  }
  if (!problems.account) return null;
  return (
    <ButtonLink
      to={`?assign=${row}`}
      variant="secondary"
      size="sm"
      className="mt-2"
      aria-label={`Assign to a member: row ${row}`}
    >
      Assign to a member
    </ButtonLink>
  );
}

/** Searches by name or number for whom a payment is for. Works without scripts. */
export function AssignRow({
  assigning: { row, q, found },
  check,
  refusal,
}: {
  assigning: Assigning;
  check: ImportCheck;
  refusal: FormRefusal | undefined;
}) {
  const values = [...check.first, ...check.wrong].find((one) => one.row === row)?.values;
  return (
    <Section
      title={`Whom is the payment of row ${row} for?`}
      description="Your name stays in the history of the member whom you choose."
      className="mb-6"
    >
      {values && (
        <p className="mb-4 text-sm wrap-anywhere">
          {[
            values.reference,
            values.paidOn,
            values.amount && `KES ${values.amount}`,
            values.account,
            values.payer,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
      {refusal && <FormError message={refusal.message} attempt={refusal} />}
      <Form method="get" className="flex max-w-xl flex-wrap items-end gap-3">
        <input type="hidden" name="assign" value={row} />
        <Field label="Name, ID number, member number or phone" name="q" className="min-w-48 grow">
          {(control) => <Input {...control} key={row} defaultValue={q} autoComplete="off" maxLength={100} />}
        </Field>
        <Button type="submit" icon={Search}>
          Search
        </Button>
      </Form>
      {q !== "" && found.length === 0 && (
        <p role="status" className="mt-4 text-sm">
          Nobody was found.
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {found.map(({ id, fullName, idNumber, memberNumber }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold">{fullName}</span>
              <span className="block text-sm text-muted">
                ID {idNumber}
                {memberNumber && `, ${memberNumber}`}
              </span>
            </span>
            <ActionButton
              intent="assign"
              values={{ id: String(row), memberId: id }}
              label={`It is for them: ${fullName}, ID ${idNumber}`}
            >
              It is for them
            </ActionButton>
          </li>
        ))}
      </ul>
      <ButtonLink to="?" variant="ghost" size="sm" className="mt-2">
        Leave it
      </ButtonLink>
    </Section>
  );
}
