import { type Transaction, transactionTypes } from "#contract/finance/transactions.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { formatDate, formatKes } from "#web/lib/format.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import type { FoundPerson } from "#web/ui/choose-person.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { OwnerSection } from "../registers/owner-section.tsx";
import { isOwn, typeLabels } from "./labels.ts";
import { statementsPath, transactionsPath } from "./paths.ts";

/** What the page's action answers. */
export interface TransactionAnswer {
  intent: string;
  saved?: string;
  failure?: FormFailure;
}

/** One line of a statement: what it says, whose it is, and what somebody says of it by hand. */
export function TransactionPage({
  transaction,
  q,
  found,
  back,
  answer,
}: {
  transaction: Transaction;
  /** Who is searched for, and who was found. */
  q: string;
  found: readonly FoundPerson[];
  /** The filters of the list that it was opened from. */
  back: string;
  answer: TransactionAnswer | undefined;
}) {
  const { reference, amount, member } = transaction;
  return (
    <>
      <PageHeader
        title={`${formatKes(Math.abs(amount))} ${amount < 0 ? "withdrawn" : "paid in"}`}
        lead={`Receipt ${reference}`}
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Transactions", to: `${transactionsPath}${back}` }, { label: reference }]}
          />
        }
      />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <Facts {...transaction} />
        <div className="space-y-5">
          <OwnerSection
            member={member}
            unknown={
              isOwn(transaction.type)
                ? "Charges and transfers are your own: nobody has to be named."
                : "Nobody is known for its account. Search for the member; your name stays with it."
            }
            q={q}
            found={found}
            answer={answer?.intent === "assign" ? answer : undefined}
          />
          <Section title="What it is" description="Deposits and withdrawals make a member's balance.">
            <ActionForm
              intent="type"
              refusal={answer?.intent === "type" ? answer.failure : undefined}
              saved={answer?.intent === "type" ? answer.saved : undefined}
              submitLabel="Save the type"
            >
              <Field label="Type" name="type" required>
                {(control) => (
                  <Select
                    {...control}
                    key={transaction.type}
                    defaultValue={transaction.type}
                    options={transactionTypes.map((value) => ({ value, label: typeLabels[value] }))}
                  />
                )}
              </Field>
            </ActionForm>
          </Section>
        </div>
      </div>
    </>
  );
}

function Facts({
  paidOn,
  type,
  account,
  payer,
  details,
  assignedBy,
  isPayment,
  fileName,
  importId,
}: Transaction) {
  return (
    <Section title="What the statement says">
      <DescriptionList
        columns={2}
        items={[
          { term: "Day", value: formatDate(paidOn) },
          { term: "Type", value: typeLabels[type] },
          { term: "Account given", value: account },
          { term: "Other party", value: payer },
          { term: "Details", value: <span className="wrap-anywhere">{details}</span> },
          { term: "Assigned by hand by", value: assignedBy },
          {
            term: "Payment at onboarding",
            value: isPayment ? "Recorded there, too: it counts once" : "None with this receipt",
          },
          {
            term: "Statement",
            value: importId ? (
              <Link to={`${statementsPath}/${importId}`} className="text-brand-ink underline wrap-anywhere">
                {fileName ?? "The import"}
              </Link>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
