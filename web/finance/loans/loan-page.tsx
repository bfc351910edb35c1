import { bucketRules } from "#contract/finance/loan-classes.ts";
import type { Loan, LoanFile } from "#contract/finance/loans.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { formatCount, formatDate, formatKes } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import type { FoundPerson } from "#web/ui/choose-person.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Table } from "#web/ui/table.tsx";
import { OwnerSection } from "../registers/owner-section.tsx";
import { bucketLabels, classLabels, classTones, percentOf } from "./labels.ts";
import { loansPath } from "./paths.ts";

/** A loan: its terms, how it stands, whose it is, and what earlier books said of it. */
export function LoanPage({
  file: { loan, history },
  q,
  found,
  back,
  answer,
}: {
  file: LoanFile;
  /** Who is searched for, and who was found. */
  q: string;
  found: readonly FoundPerson[];
  /** The filters of the list that it was opened from. */
  back: string;
  answer: { failure: FormFailure } | undefined;
}) {
  const { loanNumber, member, borrower, asOf } = loan;
  return (
    <>
      <PageHeader
        title={`Loan ${loanNumber}`}
        lead={`As of ${formatDate(asOf)}, ${member?.fullName ?? (borrower || "nobody known yet")}.`}
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Loans & Credit", to: `${loansPath}${back}` }, { label: loanNumber }]}
          />
        }
      />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <Terms {...loan} />
        <OwnerSection
          member={member}
          unknown="Search for the member. It then holds in all books, also in later ones; your name stays with it."
          q={q}
          found={found}
          answer={answer}
        />
      </div>
      <h2 className="mt-8 mb-3 text-xl">In the books</h2>
      <Table
        caption="In the books"
        columns={[
          { key: "asOf", header: "Book of", cell: (one: Loan) => formatDate(one.asOf) },
          {
            key: "outstanding",
            header: "Outstanding",
            numeric: true,
            cell: (one) => formatKes(one.outstanding),
          },
          { key: "arrears", header: "Days in arrears", numeric: true, cell: (one) => one.daysInArrears },
          { key: "class", header: "Class", cell: (one) => classLabels[one.class] },
        ]}
        rows={history}
        rowKey={({ id }) => id}
        empty={null}
      />
    </>
  );
}

function Terms(loan: Loan) {
  const { bucket, daysInArrears, class: loanClass, termMonths, rate, disbursedOn, lastPaidOn } = loan;
  return (
    <Section title="How it stands">
      <DescriptionList
        columns={2}
        items={[
          { term: "Outstanding", value: formatKes(loan.outstanding) },
          { term: "Principal", value: formatKes(loan.principal) },
          { term: "Product", value: loan.product },
          { term: "Disbursed on", value: disbursedOn && formatDate(disbursedOn) },
          { term: "Term", value: termMonths && formatCount(termMonths, "month") },
          { term: "Interest a year", value: rate === null ? null : percentOf(rate) },
          {
            term: "Arrears",
            value:
              daysInArrears > 0 ? `${formatCount(daysInArrears, "day")} (${bucketLabels[bucket]})` : "None",
          },
          { term: "Last payment", value: lastPaidOn && formatDate(lastPaidOn) },
          { term: "Class", value: <Badge tone={classTones[loanClass]}>{classLabels[loanClass]}</Badge> },
          {
            term: `Provision of ${percentOf(bucketRules[bucket].provision)}`,
            value: formatKes(loan.provision),
          },
          { term: "Name in the book", value: loan.borrower },
          { term: "Assigned by hand by", value: loan.assignedBy },
        ]}
      />
    </Section>
  );
}
