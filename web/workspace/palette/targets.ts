import { casePath } from "#contract/experience/complaint-paths.ts";
import type { SearchHit } from "#contract/workspace/workspace.ts";
import type { WorkspaceModule } from "../shell/modules.ts";

export const kindLabels: Record<SearchHit["kind"], string> = {
  job: "Positions",
  candidate: "Candidates",
  application: "Applications",
  member: "Members",
  loan: "Loans",
  complaint: "Complaints",
};

const listWith = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`;

/** Where a hit leads: the application's dialog, its own page, or the list in which the job or the person is. */
export function hitPath({ kind, id, title, detail }: SearchHit): string {
  if (kind === "application") return `/hr-manager/applications?${new URLSearchParams({ application: id })}`;
  if (kind === "member") return `/dashboard/member-onboarding/members/${id}`;
  if (kind === "loan") return `/dashboard/loans-credit/${id}`;
  if (kind === "complaint") return casePath(id);
  // A candidate's detail is the email address.
  if (kind === "candidate") return listWith("/hr-manager/candidates", detail);
  return listWith("/hr-manager/jobs", title);
}

/** Pages whose name or description contains the words; all of them before anything is typed. */
export function matchingPages<Page extends Pick<WorkspaceModule, "label" | "description">>(
  pages: readonly Page[],
  words: string,
): Page[] {
  const wanted = words.trim().toLowerCase();
  return pages.filter(({ label, description }) => `${label} ${description}`.toLowerCase().includes(wanted));
}
