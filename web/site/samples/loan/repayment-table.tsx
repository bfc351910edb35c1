import { formatKes } from "#web/lib/format.ts";
import { type LoanFile, type LoanPolicy, scheduleOf } from "./appraisal.ts";

/** What each month repays. */
export function RepaymentTable({ file, policy }: { file: LoanFile; policy: LoanPolicy }) {
  const cell = "py-1.5 pl-3 text-right tabular-nums whitespace-nowrap";
  const amount = (cents: number) => formatKes(Math.round(cents / 100) * 100).replace("KES ", "");
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">Repayments of {file.member} in shillings</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th className="py-2 text-left font-semibold">Month</th>
          <th className={cell}>Interest</th>
          <th className={cell}>Principal</th>
          <th className={cell}>Balance</th>
        </tr>
      </thead>
      <tbody>
        {scheduleOf(file.amount, file.months, policy.monthlyRate).map((row) => (
          <tr key={row.month} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal tabular-nums">
              {row.month}
            </th>
            <td className={cell}>{amount(row.interest)}</td>
            <td className={cell}>{amount(row.principal)}</td>
            <td className={cell}>{amount(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
