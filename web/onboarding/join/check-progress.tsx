import { CircleCheck, CircleDashed, CircleHelp, Clock3 } from "lucide-react";
import { caseCheckMessages } from "#contract/onboarding/case-checks.messages.ts";
import { type ShownCheckState, shownChecks } from "#contract/onboarding/case-checks.ts";
import { useMessages } from "#web/lib/language.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { progressMessages } from "./wizard.messages.ts";

/** Whether nothing more will happen to a check for now. */
export const isSettled = ({ status }: Pick<ShownCheckState, "status">): boolean =>
  status === "done" || status === "unavailable";

/** The three checks in their order, each with where it stands. What a check found is for the staff. */
export function CheckProgress({ checks }: { checks: readonly ShownCheckState[] }) {
  const t = useMessages(progressMessages);
  const { waiting } = useMessages(caseCheckMessages);
  return (
    <ol aria-live="polite" className="space-y-4">
      {shownChecks.map((kind) => {
        const state = checks.find((check) => check.kind === kind);
        return (
          <li key={kind} className="flex items-start gap-3">
            <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center">{standing(state)}</span>
            <div className="min-w-0">
              <p className="font-semibold">{t[kind]}</p>
              <p className="text-sm text-muted">{state?.words ?? waiting}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function standing(state: ShownCheckState | undefined) {
  if (!state || state.status === "waiting") return <CircleDashed aria-hidden className="size-5 text-muted" />;
  if (state.status === "running") return <Spinner />;
  if (state.status === "unavailable") return <Clock3 aria-hidden className="size-5 text-muted" />;
  const sure = state.outcome === "matched" || state.outcome === "not_applicable";
  return sure ? (
    <CircleCheck aria-hidden className="size-5 text-success" />
  ) : (
    <CircleHelp aria-hidden className="size-5 text-info" />
  );
}
