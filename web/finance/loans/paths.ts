/** The loan book. */
export const loansPath = "/dashboard/loans-credit";
export const booksPath = `${loansPath}/import`;

/** The page of a loan. */
export const loanPath = (id: string): string => `${loansPath}/${id}`;
