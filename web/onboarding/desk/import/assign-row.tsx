import type { ImportCheck, ImportCheckRow } from "#contract/core/import.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { ChoosePerson, type FoundPerson } from "#web/ui/choose-person.tsx";
import { FormError } from "#web/ui/form-error.tsx";

/** The row of a statement that somebody is assigning by hand, and who was found for it so far. */
export interface Assigning {
  row: number;
  /** What was searched for; empty before the first search. */
  q: string;
  found: FoundPerson[];
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
      <ChoosePerson
        label="Name, ID number, member number or phone"
        q={q}
        kept={{ assign: String(row) }}
        found={found}
        intent="assign"
        values={{ id: String(row) }}
        choose="It is for them"
      />
      <ButtonLink to="?" variant="ghost" size="sm" className="mt-2">
        Leave it
      </ButtonLink>
    </Section>
  );
}
