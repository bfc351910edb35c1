import type { ComplaintAction } from "#contract/experience/complaints.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";

/** What the action of a case's page answers. */
export interface CaseAnswer {
  intent: ComplaintAction | "note" | "attach" | "detach";
  failure?: FormRefusal & { code: string };
  /** What was done, in words. */
  saved?: string;
}
