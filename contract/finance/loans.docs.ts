import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { loan, loanCalls, loanFile, loanList, loanSummary } from "./loans.ts";

const asOf = ["The day of the book.", "2026-10-31"] as const;
const count = ["How many loans.", 412] as const;
const outstanding = ["What is outstanding, in cents.", 2_381_240_000] as const;
const atRisk = ["Outstanding of loans more than thirty days in arrears, in cents.", 190_000_000] as const;
const provision = ["The provision that is asked for, in cents.", 84_000_000] as const;
const bucket = ["Days in arrears.", "31-90"] as const;
const loanClass = ["The class by which provision is made.", "substandard"] as const;

const filterFields = {
  q: ["Part of a loan number, borrower or product, or of the member's name or numbers.", "LN-0017"],
  asOf: ["Of the book of this day; of the last one without it.", "2026-10-31"],
  bucket: ["Days in arrears; several may be given.", "31-90"],
  atRisk: ["Whether it is more than thirty days in arrears.", "true"],
  matched: ["Whether it is known whose it is.", "false"],
  memberId: ["Of this member.", exampleId],
  importId: ["Of this import.", exampleId],
  sort: ["Order; a minus for descending.", "-daysInArrears"],
} as const;

export const loanDocs = [
  describeSchema(loan, "Loan", "A loan as a book of a day has it.", {
    id: ["Id of the loan in this book.", exampleId],
    loanNumber: ["Its number.", "LN-0017"],
    asOf,
    member: ["Whose it is; null while that is not known."],
    borrower: ["Name in the book; empty without one.", "Wanjiku Kamau"],
    product: ["Product; empty without one.", "Development loan"],
    principal: ["What was lent, in cents.", 20_000_000],
    disbursedOn: ["When; null when not known.", "2025-03-02"],
    termMonths: ["For how many months; null when not known.", 36],
    rate: ["Interest a year in basis points, 1,200 for 12%; null when not known.", 1_200],
    outstanding: ["What is outstanding, in cents.", 11_250_000],
    daysInArrears: ["Days in arrears.", 42],
    lastPaidOn: ["The last payment; null when not known.", "2026-09-04"],
    bucket,
    class: loanClass,
    provision,
    assignedBy: ["Who said by hand whose it is; null where its account does.", null],
    fileName: ["The file that it was read from.", "loan-book-october.xlsx"],
    importId: ["Id of its import.", exampleId],
  }),
  describeSchema(loanList.query, "LoanQuery", "Which loans.", {
    ...filterFields,
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(loanList.filter, "LoanFilter", "Which loans, on all pages.", filterFields),
  describeSchema(loanCalls.book.query, "LoanSummaryQuery", "Of which book.", {
    asOf: ["The book of this day; the last one without it.", "2026-10-31"],
  }),
  describeSchema(loanSummary, "LoanSummary", "What a loan book comes to.", {
    asOf,
    count,
    outstanding,
    atRisk,
    provision,
    unmatched: ["Loans of which it is not known whose they are.", 12],
    buckets: ["By days in arrears."],
    products: ["By product, the largest first."],
    books: ["The last twelve books, oldest first."],
  }),
  describeSchema(loanSummary.shape.buckets.element, "LoanBucket", "Loans that long in arrears.", {
    bucket,
    class: loanClass,
    count,
    outstanding,
    provision,
  }),
  describeSchema(loanSummary.shape.products.element, "LoanProduct", "Loans of a product.", {
    product: ["The product; empty for those without one.", "Development loan"],
    count,
    outstanding,
    atRisk,
  }),
  describeSchema(loanSummary.shape.books.element, "LoanBook", "A book.", {
    asOf,
    count,
    outstanding,
    atRisk,
  }),
  describeSchema(loanFile, "LoanFile", "A loan with what earlier books said of it.", {
    loan: ["As the book that was asked for has it."],
    history: ["The same loan in every book, the last first."],
  }),
  describeSchema(loanCalls.get.params, "LoanPath", "Which loan.", {
    id: ["Id of the loan in a book.", exampleId],
  }),
  describeSchema(loanCalls.assign.body, "LoanAssignment", "Whose a loan is.", {
    memberId: ["Id of the member; null takes it back.", exampleId],
  }),
];
