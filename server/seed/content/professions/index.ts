import type { ProfessionKey } from "../types.ts";
import { service, teller } from "./counter.ts";
import { accounting, audit, risk } from "./figures.ts";
import { branch, credit } from "./lending.ts";
import { hr, legal, marketing } from "./office.ts";
import { driver, records } from "./support.ts";
import { ict } from "./technology.ts";
import type { Profession } from "./types.ts";

export const professions: Record<ProfessionKey, Profession> = {
  credit,
  teller,
  accounting,
  audit,
  branch,
  service,
  records,
  driver,
  ict,
  hr,
  legal,
  risk,
  marketing,
};
