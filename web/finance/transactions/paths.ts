/** The register of transactions. */
export const transactionsPath = "/dashboard/transactions";
export const balancesPath = `${transactionsPath}/balances`;
export const statementsPath = `${transactionsPath}/import`;

/** The page of one transaction. */
export const transactionPath = (id: string): string => `${transactionsPath}/${id}`;
