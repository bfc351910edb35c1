import { figuresCalls } from "./figures.ts";
import { loanCalls } from "./loans.ts";
import { productCalls } from "./products.ts";
import { transactionCalls } from "./transactions.ts";

/** The organisation's money: its monthly figures, and the registers of what it was paid and what it lent. */
export const financeCalls = {
  figures: figuresCalls,
  transactions: transactionCalls,
  loans: loanCalls,
  products: productCalls,
};
