import type { TrialPage } from "#contract/accounts/accounts.ts";

/** What both dialogs that start a trial take. */
export interface TrialDialogProps {
  /** The page that led to the trial. */
  page: TrialPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
