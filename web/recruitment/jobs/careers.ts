import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";

/** What a search result says of a SACCO's careers page. */
export function careersDescription({ name, openJobs, paused }: HiringSacco): string {
  if (paused) return `${name} takes no applications now. See the positions of other Kenyan SACCOs.`;
  if (openJobs === 0)
    return `${name} has no open position at the moment. See the positions of other Kenyan SACCOs.`;
  const count = openJobs === 1 ? "1 open position" : `${openJobs} open positions`;
  return `${count} at ${name}: duties, requirements, pay and deadline of each. Apply online and follow your application.`;
}
