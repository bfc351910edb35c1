import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type {
  Figures,
  FiguresSummary,
  MonthlyFigures,
  MonthlyFiguresInput,
  monthlyFiguresList,
} from "#contract/finance/figures.ts";
import { countRegister } from "#server/onboarding/members/payments/figures.service.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lastBook, sumOutstanding } from "../loans/loans.queries.ts";
import { sumMoved } from "../transactions/balances.queries.ts";
import * as queries from "./figures.queries.ts";
import { endOfMonth, monthAfter, monthOf } from "./months.ts";

const toFigures = (row: queries.FiguresRow): MonthlyFigures => ({
  ...row,
  recordedAt: row.recordedAt.toISOString(),
});

const figuresOf = ({ members, activeAccounts, deposits, loans }: Figures): Figures => ({
  members,
  activeAccounts,
  deposits,
  loans,
});

/** The months of which there are figures, with where these come from. */
export const listMonthlyFigures = (
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof monthlyFiguresList.query>,
): Promise<Page<MonthlyFigures>> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listFigures(scope, query);
    return { rows: rows.map(toFigures), total };
  });

/** What the registers said at two moments; null for what nobody keeps here. */
async function countAt(scope: OrganisationScope, now: Date, earlier: Date) {
  const register = await countRegister(scope, now, earlier);
  const isKept = register.members.now > 0;
  const at = async (when: "now" | "monthAgo", day: Date): Promise<Figures> => {
    const book = await lastBook(scope, nairobiDay(day));
    const moved = await sumMoved(scope, nairobiDay(day));
    const deposits = register.deposits[when] * 100 + moved.deposits;
    // More went out than came in: statements that begin in the middle say no balance.
    const isWhole = deposits >= 0 && (isKept || moved.count > 0);
    return {
      members: isKept ? register.members[when] : null,
      activeAccounts: isKept ? register.activeAccounts[when] : null,
      deposits: isWhole ? deposits : null,
      loans: book === null ? null : await sumOutstanding(scope, book),
    };
  };
  return { now: await at("now", now), before: await at("monthAgo", earlier) };
}

const isKnown = (figures: Figures): boolean => Object.values(figuresOf(figures)).some((one) => one !== null);

/** @throws CodedError validation for a month that has not begun */
function requireBegun(month: string, now: Date): void {
  if (month <= monthOf(now)) return;
  throw new CodedError("validation", undefined, { month: "This month has not begun yet" });
}

/**
 * Writes down what the registers, with the sample data in them, came to at the end of each of the last months, where the
 * organisation keeps no figures of its own.
 */
export async function addSampleFigures(scope: OrganisationScope, months: number, now: Date): Promise<void> {
  const [own] = await queries.lastFigures(scope, 1);
  if (own) return;
  const rows: (Figures & { month: string })[] = [];
  for (let ago = months; ago > 0; ago -= 1) {
    const month = monthAfter(monthOf(now), -ago);
    const end = endOfMonth(month);
    const figures = (await countAt(scope, end, end)).now;
    if (isKnown(figures)) rows.push({ month, ...figures });
  }
  if (rows.length > 0) await queries.insertSample(scope, rows);
}

/** What the registers say of a month: of its end, or of today while it goes on. */
export function countMonth(
  { database }: Platform,
  staff: Staff,
  asked: string | undefined,
  now = new Date(),
): Promise<Figures> {
  const month = asked ?? monthOf(now);
  requireBegun(month, now);
  const end = endOfMonth(month);
  const at = end < now ? end : now;
  return inOrganisation(database, staff.organisationId, async (scope) => (await countAt(scope, at, at)).now);
}

/**
 * The last figures that were kept and those of the month before. An organisation that keeps none is shown what its
 * registers come to today; one that keeps some is not, for its registers here may hold only a part of its members.
 */
export const summariseFigures = (
  { database }: Platform,
  { organisationId }: Pick<Staff, "organisationId">,
  now = new Date(),
): Promise<FiguresSummary | null> =>
  inOrganisation(database, organisationId, async (scope) => {
    const [last, other] = await queries.lastFigures(scope, 2);
    if (last) {
      const { month, source } = last;
      const before = other?.month === monthAfter(month, -1) ? figuresOf(other) : null;
      return { month, source, soFar: month === monthOf(now), now: figuresOf(last), before };
    }
    const month = monthOf(now);
    const counted = await countAt(scope, now, endOfMonth(monthAfter(month, -1)));
    if (!isKnown(counted.now)) return null;
    return { month, source: "computed", soFar: true, ...counted };
  });

/**
 * Keeps the figures of a month, in place of those that there are.
 * @throws CodedError validation for a month that has not begun
 */
export async function saveFigures(
  platform: Platform,
  staff: Staff,
  { month, ...figures }: MonthlyFiguresInput,
  now = new Date(),
): Promise<MonthlyFigures> {
  requireBegun(month, now);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const values = { ...figures, month, source: "entered" as const, recordedBy: staff.userId };
    const id = await queries.putFigures(scope, values);
    await scope.audit(staff, {
      action: "monthly_figures.saved",
      subject: "monthly_figures",
      subjectId: id,
      detail: { month },
    });
    const row = await queries.figuresById(scope, id);
    if (!row) throw new Error("What was written is there");
    return toFigures(row);
  });
}

/** Takes away the figures of a month. @throws CodedError not_found */
export const removeFigures = ({ database }: Platform, staff: Staff, id: string): Promise<void> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const [removed] = await queries.deleteFigures(scope, id);
    if (!removed) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "monthly_figures.removed",
      subject: "monthly_figures",
      subjectId: id,
      detail: { month: removed.month },
    });
  });
