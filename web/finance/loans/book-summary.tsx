import { type ArrearsBucket, bucketRules } from "#contract/finance/loan-classes.ts";
import { type LoanSummary, loanList } from "#contract/finance/loans.ts";
import { formatCount, formatDate, formatKes, formatKesShort } from "#web/lib/format.ts";
import { type ListState, listSearch, wholeList } from "#web/lib/list-state.ts";
import { type Bar, BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { bucketLabels, classLabels, percentOf, shareOf } from "./labels.ts";
import { loansPath } from "./paths.ts";

type State = ListState<typeof loanList>;

/** The list with these filters alone, of the same book. */
const addressOf = (state: State, filters: Partial<State>): string =>
  `${loansPath}${listSearch(loanList, { ...wholeList(loanList), asOf: state.asOf, ...filters })}`;

/**
 * What a book comes to: its figures, ageing with provision, products, and the books before it.
 * @param offered names of the products that the organisation entered; null when they did not come
 */
export function BookSummary({
  summary,
  state,
  offered,
}: {
  summary: LoanSummary;
  state: State;
  offered: readonly string[] | null;
}) {
  const { count, outstanding, atRisk, provision, unmatched } = summary;
  return (
    <div className="mb-6 space-y-4">
      <StatGroup>
        <Stat
          label="Outstanding"
          value={formatKesShort(outstanding)}
          note={`${formatKes(outstanding)}, ${formatCount(count, "loan")}`}
        />
        <Stat
          label="Portfolio at risk (PAR 30)"
          value={shareOf(atRisk, outstanding)}
          tone={atRisk > 0 ? "warning" : "success"}
          note={`${formatKesShort(atRisk)} over 30 days in arrears`}
        />
        <Stat label="Provision asked for" value={formatKesShort(provision)} note={formatKes(provision)} />
        <Stat
          label="To be assigned"
          value={unmatched}
          tone={unmatched > 0 ? "warning" : "success"}
          note={unmatched > 0 ? "Loans of nobody known yet" : "Of each it is known whose it is"}
        />
      </StatGroup>
      <div className="grid gap-4 xl:grid-cols-2">
        <Ageing summary={summary} state={state} />
        <Products summary={summary} state={state} offered={offered} />
      </div>
      {summary.books.length > 1 && (
        <Disclosure label="Books over time">
          <Chart
            title="Outstanding and at risk"
            unit="thousands of shillings"
            measure="Thousands of shillings; a day in the table leads to its book"
            dimension="Book"
            kind="columns"
            series={["outstanding", "at risk"]}
            points={summary.books.map((book) => ({
              label: formatDate(book.asOf),
              values: [Math.round(book.outstanding / 100_000), Math.round(book.atRisk / 100_000)],
              to: addressOf(state, { asOf: book.asOf }),
            }))}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** An amount without its currency, which the head of its column names: a phone has no room for it in each row. */
const short = (cents: number): string => formatKesShort(cents).replace("KES ", "");

const rateOf = (bucket: ArrearsBucket) => percentOf(bucketRules[bucket].provision);

function Ageing({ summary: { buckets }, state }: { summary: LoanSummary; state: State }) {
  const max = Math.max(...buckets.map(({ outstanding }) => outstanding));
  return (
    <Section
      className="min-w-0"
      title="Ageing"
      description="By days in arrears, with the class and the provision usual for deposit-taking SACCOs. Confirm them with your auditor."
    >
      <BarTable
        caption="Ageing of the loan book"
        head={["Days in arrears", "KES", "Loans", "Provision"]}
        bars={buckets.map(
          ({ bucket, class: loanClass, count, outstanding, provision }): Bar => ({
            id: bucket,
            label: `${bucketLabels[bucket]} · ${classLabels[loanClass]}, ${rateOf(bucket)}`,
            to: addressOf(state, { bucket: [bucket] }),
            value: outstanding,
            max,
            texts: [short(outstanding), String(count), short(provision)],
          }),
        )}
      />
    </Section>
  );
}

function Products({
  summary: { products },
  state,
  offered,
}: {
  summary: LoanSummary;
  state: State;
  offered: readonly string[] | null;
}) {
  const known = new Set(offered?.map((name) => name.toLowerCase()));
  const unknown = products
    .map(({ product }) => product)
    .filter((name) => name && known.size > 0 && !known.has(name.toLowerCase()));
  const max = Math.max(1, ...products.map(({ outstanding }) => outstanding));
  return (
    <Section
      className="min-w-0"
      title="Products"
      description="What is outstanding, and how much of it is at risk."
    >
      <BarTable
        caption="Loan book by product"
        head={["Product", "KES", "Loans", "At risk"]}
        bars={products.map(
          ({ product, count, outstanding, atRisk }): Bar => ({
            label: product || "Without a product",
            to: product ? addressOf(state, { q: product }) : undefined,
            value: outstanding,
            max,
            texts: [short(outstanding), String(count), shareOf(atRisk, outstanding)],
          }),
        )}
      />
      {unknown.length > 0 && (
        <p className="mt-3 text-sm text-warning">
          Not among your products and rates by that name: {unknown.join(", ")}
        </p>
      )}
    </Section>
  );
}
