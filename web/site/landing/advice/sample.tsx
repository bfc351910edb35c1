import { formatNumber } from "#contract/core/numbers.ts";

import { Sample } from "#web/site/sample.tsx";
import { instalmentOf } from "../parts/instalment.ts";

const amount = 300_000;
const yearlyBasisPoints = 1200;
const terms = [12, 24, 36] as const;

/** What one loan costs over three terms. */
export function LoanCostSample() {
  const kes = (shillings: number) => formatNumber(shillings);
  return (
    <Sample
      title="“What does KES 300,000 cost me?”"
      note="Development loan, 12% a year on the reducing balance"
      caption="Sample rate. The sums are worked out; fees and insurance come on top."
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">KES {kes(amount)} over three terms, in shillings</caption>
        <thead>
          <tr className="text-right text-muted">
            <th scope="col" className="pb-2 text-left font-semibold">
              Term
            </th>
            <th scope="col" className="pb-2 pl-3 font-semibold">
              A month
            </th>
            <th scope="col" className="pb-2 pl-3 font-semibold">
              Interest in all
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((months) => {
            const { monthly, interest } = instalmentOf(amount, yearlyBasisPoints, months);
            return (
              <tr key={months} className="border-t border-line text-right">
                <th scope="row" className="py-3 text-left font-semibold">
                  {months} months
                </th>
                <td className="py-3 pl-3 text-base font-semibold">{kes(monthly)}</td>
                <td className="py-3 pl-3 text-base">{kes(interest)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 rounded-card bg-sand p-4 text-sm">
        <span className="font-semibold">In plain words:</span> the longest term is the lightest each month and
        the dearest in the end. You told me you can spare KES 15,000 a month, so 24 months fits.
      </p>
    </Sample>
  );
}
