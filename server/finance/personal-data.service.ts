import type { PersonalDataSource } from "#server/platform/personal-data.ts";
import { forgetLoansOf, loansOfMember } from "./loans/member-loans.service.ts";
import { forgetTransactionsOf, transactionsOfMember } from "./transactions/member-transactions.service.ts";

/** The registers' part of a member's own data. */
export const financePersonalData: PersonalDataSource = {
  gather: async (scope, { memberId }) => ({
    transactions: await transactionsOfMember(scope, memberId),
    loans: await loansOfMember(scope, memberId),
  }),
  async forget(scope, { memberId }) {
    await forgetTransactionsOf(scope, memberId);
    await forgetLoansOf(scope, memberId);
    return [];
  },
};
