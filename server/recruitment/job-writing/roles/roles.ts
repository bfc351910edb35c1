import { branchRoles } from "./branch.ts";
import { creditRoles } from "./credit.ts";
import { financeRoles } from "./finance.ts";
import { governanceRoles } from "./governance.ts";
import { officeRoles } from "./office.ts";
import { peopleRoles } from "./people.ts";
import type { Role } from "./role.ts";
import { serviceRoles } from "./services.ts";
import { specialistRoles } from "./specialists.ts";
import { technologyRoles } from "./technology.ts";

/** Every post that is known: those that the wizard offers, and others that SACCOs have. */
export const knownRoles: readonly Role[] = [
  ...financeRoles,
  ...creditRoles,
  ...branchRoles,
  ...technologyRoles,
  ...governanceRoles,
  ...peopleRoles,
  ...serviceRoles,
  ...specialistRoles,
  ...officeRoles,
];
