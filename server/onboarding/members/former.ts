import { gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { members } from "./members.table.ts";

/** Whose membership has ended on a day or before it. */
export const isFormerOn = (day: string): SQL => lte(members.leftOn, day);

/** Whose membership has not ended by the end of a day; also whose has not begun. */
export const isNoFormerOn = (day: string): SQL | undefined =>
  or(isNull(members.leftOn), gt(members.leftOn, day));
