import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  balanceList,
  memberBalance,
  registeredMember,
  transaction,
  transactionCalls,
  transactionChange,
  transactionList,
  transactionTotals,
} from "./transactions.ts";

const type = ["What it is.", "deposit"] as const;
const filterFields = {
  q: ["Part of a receipt, account, payer or details, or of the member's name or numbers.", "TKN4X7Y2ZQ"],
  from: ["On this day or later.", "2026-10-01"],
  to: ["On this day or before.", "2026-10-31"],
  type: ["What they are; several may be given.", "deposit"],
  direction: ["Money that came in, or that went out.", "in"],
  matched: ["Whether it is known whose they are.", "false"],
  memberId: ["Of this member.", exampleId],
  importId: ["Of this import.", exampleId],
  sort: ["Order; a minus for descending.", "-paidOn"],
} as const;
const count = ["How many.", 412] as const;
const paidIn = ["What came in, in cents.", 61_200_000] as const;
const paidOut = ["What went out, in cents.", 4_800_000] as const;

export const transactionDocs = [
  describeSchema(registeredMember, "RegisteredMember", "Whose a transaction or loan is.", {
    id: ["Id of the member.", exampleId],
    fullName: ["Name.", "Wanjiku Kamau"],
    memberNumber: ["Member number; null for who has none yet.", "UMJ-00017"],
  }),
  describeSchema(transaction, "Transaction", "A line of a statement.", {
    id: ["Id of the transaction.", exampleId],
    paidOn: ["Day.", "2026-10-14"],
    reference: ["The receipt.", "TKN4X7Y2ZQ"],
    type,
    amount: ["Cents; negative for what went out.", 150_000],
    account: ["The account that the payer gave; empty without one.", "UMJ-00017"],
    payer: ["Whom the statement names as the other party.", "2547*****678 - WANJIKU"],
    details: ["What the statement says.", "Pay Bill from 2547*****678 Acc. UMJ-00017"],
    member: ["Whose it is; null while that is not known."],
    assignedBy: ["Who said so by hand; null where its account does.", null],
    isPayment: ["Whether onboarding recorded the same receipt as a payment: it counts once.", false],
    fileName: ["The statement that it was read from.", "paybill-october.csv"],
    importId: ["Id of its import.", exampleId],
  }),
  describeSchema(transactionList.query, "TransactionQuery", "Which transactions.", {
    ...filterFields,
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(
    transactionList.filter,
    "TransactionFilter",
    "Which transactions, on all pages.",
    filterFields,
  ),
  describeSchema(transactionTotals, "TransactionTotals", "What transactions come to.", {
    count,
    paidIn,
    paidOut,
    unmatched: ["Those that nobody is known for."],
    months: ["The last twelve months that there is something of, oldest first."],
  }),
  describeSchema(transactionTotals.shape.unmatched, "UnmatchedTotals", "Transactions of nobody known.", {
    count,
    amount: ["What they come to, in and out together, in cents.", 1_240_000],
  }),
  describeSchema(transactionTotals.shape.months.element, "TransactionMonth", "What a month came to.", {
    month: ["The month.", "2026-10"],
    count,
    paidIn,
    paidOut,
  }),
  describeSchema(balanceList.query, "BalanceQuery", "Which members' balances.", {
    q: ["Part of a member's name or numbers.", "wanjiku"],
    sort: ["Order; a minus for descending.", "-deposits"],
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(memberBalance, "MemberBalance", "What a member has by payments and transactions.", {
    member: ["The member."],
    deposits: ["Deposited, less what was withdrawn, in cents.", 4_500_000],
    shares: ["Paid for shares, in cents.", 2_000_000],
    repaid: ["Paid back on loans, in cents.", 800_000],
    lastPaidOn: ["The last day of any of it.", "2026-10-14"],
  }),
  describeSchema(transactionCalls.get.params, "TransactionPath", "Which transaction.", {
    id: ["Id of the transaction.", exampleId],
  }),
  describeSchema(transactionChange, "TransactionChange", "What somebody says of a transaction by hand.", {
    memberId: ["Whose it is; null takes that back.", exampleId],
    type,
  }),
];
