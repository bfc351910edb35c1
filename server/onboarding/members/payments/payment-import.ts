import { formatNumber } from "#contract/core/numbers.ts";
import { paymentImportFields } from "#contract/onboarding/payment-import.ts";
import type { PaymentInput, PaymentKind } from "#contract/onboarding/payments.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { ImportDefinition, ReadRow, RowAssignment } from "#server/platform/import/import-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "../../settings/settings.queries.ts";
import { record } from "../history.service.ts";
import { requireMember } from "../members.queries.ts";
import { admit, isReadyToJoin } from "./admission.service.ts";
import { membersById, type Payee } from "./payees.queries.ts";
import { findPayees } from "./payees.service.ts";
import * as queries from "./payment-import.queries.ts";
import { insertPayments, sumsOfEach } from "./payments.queries.ts";
import { auditPayments } from "./payments.service.ts";
import { type PaymentPart, splitPayment, withParts } from "./split-payment.ts";
import { readStatementRow, type StatementRow } from "./statement-row.ts";

/** A payment of a statement; once it was looked up, with whom it is for. */
interface StatementPayment extends StatementRow {
  /** Where somebody said by hand whom it is for. */
  assignment?: RowAssignment;
  payee?: Payee;
  parts?: PaymentPart[];
}

const nobody = "No member or applicant has this account: assign it by hand once you know whose it is";
const several = "Several members may be meant by it: assign it by hand";

const former = "The membership has ended: pay it back, or record it by hand";

/** An M-PESA receipt is ten letters and digits. */
const methodOf = ({ reference }: StatementRow): PaymentInput["method"] =>
  /^[A-Z][A-Z0-9]{9}$/.test(reference) ? "mpesa" : "bank";

const words: Record<PaymentKind, string> = {
  entrance_fee: "entrance fee",
  shares: "shares",
  deposit: "deposit",
};

/** For each of these payments in turn what it is for, counting what was paid before and by those above it. */
async function splitEach(scope: OrganisationScope, payments: readonly { payee: Payee; amount: number }[]) {
  const settings = await readSettings(scope);
  const sums = await sumsOfEach(scope, [...new Set(payments.map(({ payee }) => payee.id))]);
  return payments.map(({ payee, amount }) => {
    const before = sums.get(payee.id) ?? { entrance_fee: 0, shares: 0, deposit: 0 };
    // Who is a member has paid in, as far as the SACCO is concerned: also who joined before this register was kept.
    const parts: PaymentPart[] = payee.joinedAt
      ? [{ kind: "deposit", amount }]
      : splitPayment(amount, before, settings);
    sums.set(payee.id, withParts(before, parts));
    return parts;
  });
}

const isFormer = ({ leftOn }: Payee): boolean => leftOn !== null && leftOn <= nairobiDay(new Date());

function refusalOf(payees: readonly Payee[]): string {
  if (payees.length === 0) return nobody;
  return payees.length === 1 ? former : several;
}

/** Finds for each row whom it is for: as somebody said by hand, or else by its account. */
async function payeesOfEach(scope: OrganisationScope, rows: readonly StatementPayment[]) {
  const ids = rows.flatMap(({ assignment }) => assignment?.subjectId ?? []);
  const assigned = Map.groupBy(ids.length > 0 ? await membersById(scope, ids) : [], ({ id }) => id);
  const meant = await findPayees(scope, rows);
  return rows.map(({ assignment }, place) =>
    assignment ? (assigned.get(assignment.subjectId) ?? []) : (meant[place] ?? []),
  );
}

async function look(
  scope: OrganisationScope,
  rows: readonly StatementPayment[],
): Promise<ReadRow<StatementPayment>[]> {
  const payees = await payeesOfEach(scope, rows);
  const matched = new Map<string, StatementPayment & { payee: Payee }>();
  for (const [place, row] of rows.entries()) {
    const [payee, ...others] = payees[place] ?? [];
    // A receipt that stands in the file twice is paid once.
    if (!payee || others.length > 0 || isFormer(payee) || matched.has(row.reference)) continue;
    matched.set(row.reference, { ...row, payee });
  }
  const payments = [...matched.values()];
  const parts = await splitEach(scope, payments);
  const found = new Map(payments.map((row, place) => [row.reference, { ...row, parts: parts[place] }]));
  return rows.map(({ reference }, place) => {
    const row = found.get(reference);
    return row ? { row } : { problems: { account: refusalOf(payees[place] ?? []) } };
  });
}

function becomes({ payee, parts = [] }: StatementPayment): string {
  const who = [payee?.fullName, payee?.memberNumber].filter(Boolean).join(", ");
  return `${who}: ${parts.map(({ kind, amount }) => `${words[kind]} KES ${formatNumber(amount)}`).join(", ")}`;
}

/** Says in the history of a member who said by hand that a payment is theirs. */
async function recordAssignment(
  scope: OrganisationScope,
  payee: Payee,
  row: StatementPayment,
): Promise<void> {
  if (!row.assignment) return;
  const { by } = row.assignment;
  // Whose account is gone has no name to stand there.
  const isThere = (await namesOf(scope, [by])).has(by);
  const event = {
    action: "payment_assigned",
    reason: `${row.reference}: KES ${formatNumber(row.amount)}`,
  } as const;
  await record(scope, { ...systemActor, userId: isThere ? by : null }, payee.id, event);
}

/** Records payments under the lock of who paid, so that a receipt is recorded once. @returns those that were not yet */
async function recordAll(
  scope: OrganisationScope,
  actor: Actor,
  importId: string,
  rows: readonly { id: string; payee: Payee; row: StatementPayment }[],
): Promise<{ ids: string[]; memberIds: string[] }> {
  await queries.lockMembers(scope, [...new Set(rows.map(({ payee }) => payee.id))]);
  const recorded = await queries.paymentsWith(
    scope,
    rows.map(({ row }) => row.reference),
  );
  const known = new Set(recorded.map(({ reference }) => reference));
  const fresh = rows.filter(({ row }) => !known.has(row.reference));
  const split = await splitEach(
    scope,
    fresh.map(({ payee, row }) => ({ payee, amount: row.amount })),
  );
  const payments = fresh.flatMap(({ id, payee, row }, place) =>
    (split[place] ?? []).map((part, at) => ({
      ...part,
      id: at === 0 ? id : newId(),
      memberId: payee.id,
      method: methodOf(row),
      reference: row.reference,
      paidOn: row.paidOn,
      recordedBy: actor.userId,
      importId,
    })),
  );
  if (payments.length > 0) await insertPayments(scope, ...payments);
  await auditPayments(scope, actor, "member.payment_recorded", payments);
  for (const { payee, row } of fresh) await recordAssignment(scope, payee, row);
  return {
    ids: fresh.map(({ id }) => id),
    memberIds: [...new Set(payments.map(({ memberId }) => memberId))],
  };
}

/** Takes back what a statement recorded, but for what made a member. */
async function remove(scope: OrganisationScope, ids: string[]) {
  const parts = await queries.partsOf(scope, ids);
  const people = await queries.lockMembers(scope, [...new Set(parts.map(({ memberId }) => memberId))]);
  const joined = new Map(people.map(({ id, joinedAt }) => [id, joinedAt]));
  const stays = ({ memberId, createdAt }: (typeof parts)[number]) => {
    const joinedAt = joined.get(memberId);
    return joinedAt != null && joinedAt >= createdAt;
  };
  const taken = parts.filter((part) => !stays(part));
  await queries.deletePayments(
    scope,
    taken.map(({ id }) => id),
  );
  await auditPayments(scope, systemActor, "member.payment_removed", taken);
  const among = new Set(ids);
  const ofImport = (rows: typeof parts) => rows.flatMap(({ id }) => (among.has(id) ? [id] : []));
  return { removed: ofImport(taken), kept: ofImport(parts.filter(stays)) };
}

/** Records the payments of a statement. Who was admitted becomes a member by them, as when staff record them. */
export const openPaymentImport = (platform: Platform): ImportDefinition<StatementPayment> => ({
  kind: "payments",
  fields: paymentImportFields,
  keptReason: "Whoever paid has become a member with it.",
  informs: true,
  read: readStatementRow,
  keysOf: ({ reference }) => ({ sought: reference, known: [reference] }),
  async find(scope, references) {
    const rows = references.length > 0 ? await queries.paymentsWith(scope, references) : [];
    return new Map(rows.map(({ id, reference }) => [reference, id]));
  },
  look,
  assigning: {
    async require(scope, memberId) {
      await requireMember(scope, memberId);
    },
    assigned: (row, assignment) => ({ ...row, assignment }),
  },
  becomes,
  async create(scope, rows, { id: importId, startedBy }) {
    const actor = { ...systemActor, userId: startedBy };
    const payments = [...rows].flatMap(([id, { payee, ...row }]) => (payee ? [{ id, payee, row }] : []));
    const { ids, memberIds } = await recordAll(scope, actor, importId, payments);
    for (const memberId of memberIds) {
      const found = await requireMember(scope, memberId);
      if (await isReadyToJoin(scope, found)) await admit(platform, scope, actor, found);
    }
    return ids;
  },
  remove,
});
