import type { ComponentProps } from "react";
import { answerTo } from "#web/lib/form-answer.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import type { AccountAnswer, AccountIntent } from "./account-answer.ts";

/** A form of the account page. */
export function AccountForm({
  intent,
  answer: last,
  ...form
}: Pick<ComponentProps<typeof ActionForm>, "submitLabel" | "emptied" | "children"> & {
  intent: AccountIntent;
  /** The page's last answer, to whichever form. */
  answer: AccountAnswer | undefined;
}) {
  const answer = answerTo(intent, last);
  return (
    <ActionForm
      {...form}
      intent={intent}
      keptAs={`account.${intent}`}
      refusal={answer?.problem}
      values={answer?.values}
      saved={answer?.done}
      preventScrollReset
    />
  );
}
