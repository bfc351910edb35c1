import { figuresDocs } from "./figures.docs.ts";
import { loanDocs } from "./loans.docs.ts";
import { productDocs } from "./products.docs.ts";
import { transactionDocs } from "./transactions.docs.ts";

export const financeDocs = [...figuresDocs, ...transactionDocs, ...loanDocs, ...productDocs];
