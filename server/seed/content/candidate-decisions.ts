import type { CandidateStatus } from "#contract/recruitment/hr-candidates.ts";
import type { DemoApplication } from "./types.ts";

/** What HR of the demo has decided on a person by how far their applications to it came. */
export function decidedOn(applications: readonly Pick<DemoApplication, "status">[]): CandidateStatus {
  const has = (status: DemoApplication["status"]) => applications.some((one) => one.status === status);
  if (has("final_review")) return "shortlisted";
  if (has("assessment") && !has("interview") && !has("accepted")) return "suspense";
  return applications.every(({ status }) => status === "rejected") ? "rejected" : "active";
}
