import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { membersByNumber, type Payee } from "./payees.queries.ts";

/** What a row of a statement says of whom it is for. */
export interface AccountGiven {
  /** The account that the payer gave; null where the statement has none but in its details. */
  account: string | null;
  details: string;
}

/** `Pay Bill from 2547... - WANJIKU KAMAU Acc. 23456789`, as M-PESA writes it; an account may hold spaces. */
const namedAccount = /\bacc(?:ount)?\b\.?\s*(?:no\b\.?)?\s*:?\s*(\S.*)$/i;

/** The account of a row, from its column or else as its details name it. */
export const accountGiven = (account: string, details: string): AccountGiven => ({
  account: account || namedAccount.exec(details)?.[1] || null,
  details,
});

const withoutZeros = (text: string): string => text.replace(/^0+/, "");
const solid = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/** The digits of an ID or member number that a spreadsheet may have taken leading zeros from. */
const shortNumber = /^\d{1,9}$/;
const maxNumberLength = 9;

/** How a member number may be meant: `12848` is `012848`, too. */
const writingsOf = (account: string): string[] =>
  shortNumber.test(account)
    ? Array.from({ length: maxNumberLength - account.length + 1 }, (_, zeros) => "0".repeat(zeros) + account)
    : [account, solid(account)];

/** A Kenyan mobile number, by which M-PESA knows people, in E.164. */
function mobileOf(account: string): string | null {
  const [, digits] = /^(?:\+?254|0)?([17]\d{8})$/.exec(solid(account)) ?? [];
  return digits ? `+254${digits}` : null;
}

/** What may say in free text whom a payment is for: numbers and codes, but no phone, which is the payer's there. */
const codesIn = (details: string): string[] =>
  (details.match(/[a-z0-9][a-z0-9/.-]{2,}[a-z0-9]/gi) ?? []).filter(
    (code) => /\d/.test(code) && mobileOf(code) === null,
  );

const accountsOf = ({ account, details }: AccountGiven): string[] =>
  account === null ? codesIn(details) : [account.trim()];

/** Members by the numbers that they are known by. */
const indexOf = (people: readonly Payee[]) => ({
  ids: Map.groupBy(people, ({ idNumber }) => withoutZeros(idNumber)),
  phones: Map.groupBy(people, ({ phoneNumber }) => phoneNumber),
  memberNumbers: Map.groupBy(people, ({ memberNumber }) => memberNumber ?? ""),
});

/** Whom an account means; who has it to the letter comes before who has it with other zeros. */
function payeesOf(account: string, { ids, phones, memberNumbers }: ReturnType<typeof indexOf>): Payee[] {
  const meant = [
    ...(ids.get(withoutZeros(solid(account))) ?? []),
    ...(phones.get(mobileOf(account) ?? "") ?? []),
    ...writingsOf(account).flatMap((writing) => memberNumbers.get(writing) ?? []),
  ];
  const exactly = meant.filter(({ idNumber, memberNumber }) =>
    [idNumber, memberNumber].includes(solid(account)),
  );
  return exactly.length > 0 ? exactly : meant;
}

/**
 * Finds for each row whom it pays for, by what payers give as the account: an ID number, member number or phone; never by
 * an amount or a name.
 */
export async function findPayees(
  scope: OrganisationScope,
  rows: readonly AccountGiven[],
): Promise<Payee[][]> {
  const accounts = [...new Set(rows.flatMap(accountsOf))];
  const people = await membersByNumber(scope, {
    plainIds: accounts.map((account) => withoutZeros(solid(account))),
    phones: accounts.flatMap((account) => mobileOf(account) ?? []),
    memberNumbers: accounts.flatMap(writingsOf),
  });
  const index = indexOf(people);
  return rows.map((row) => {
    const meant = accountsOf(row).flatMap((account) => payeesOf(account, index));
    return [...new Map(meant.map((payee) => [payee.id, payee])).values()];
  });
}
