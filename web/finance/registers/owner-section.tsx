import type { FormFailure } from "#web/lib/failure.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { ChoosePerson, type FoundPerson } from "#web/ui/choose-person.tsx";
import { FormError } from "#web/ui/form-error.tsx";

/**
 * Whose a row of a register is: it can be taken from them, or be said whose it is.
 * @param unknown what is said while nobody is known for it
 * @param q who is searched for, and who was found
 */
export function OwnerSection({
  member,
  unknown,
  q,
  found,
  answer,
}: {
  member: { fullName: string; memberNumber: string | null } | null;
  unknown: string;
  q: string;
  found: readonly FoundPerson[];
  answer: { failure?: FormFailure | undefined } | undefined;
}) {
  return (
    <Section
      title={member ? "Whose it is" : "Whose is it?"}
      description={member ? [member.fullName, member.memberNumber].filter(Boolean).join(", ") : unknown}
      actions={
        member && (
          <ActionButton intent="assign" values={{ memberId: "" }}>
            Take it from them
          </ActionButton>
        )
      }
    >
      {answer?.failure && <FormError message={answer.failure.message} attempt={answer} />}
      {!member && (
        <ChoosePerson
          label="Name, ID number, member number or phone"
          q={q}
          found={found}
          intent="assign"
          choose="It is theirs"
        />
      )}
    </Section>
  );
}
