import type { TransactionType } from "#contract/finance/transactions.ts";

export const typeLabels: Record<TransactionType, string> = {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  shares: "Shares",
  loan_repayment: "Loan repayment",
  loan_disbursement: "Loan disbursement",
  fee: "Fee or charge",
  transfer: "Own transfer",
  other: "Other",
};

/** What belongs to the organisation itself: nobody is looked for. */
export const isOwn = (type: TransactionType): boolean => type === "fee" || type === "transfer";
