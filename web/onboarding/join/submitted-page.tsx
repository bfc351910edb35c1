import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Joining } from "#contract/onboarding/applications.ts";
import { type ShownCheckState, shownChecks } from "#contract/onboarding/case-checks.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast.ts";
import { CheckProgress, isSettled } from "./check-progress.tsx";
import { NextSteps } from "./next-steps.tsx";
import { checksQuery } from "./queries.ts";
import { progressMessages } from "./wizard.messages.ts";

/** Whether all three checks have come to an end for now. */
const areSettled = (checks: readonly ShownCheckState[]): boolean =>
  shownChecks.every((kind) => checks.some((check) => check.kind === kind && isSettled(check)));

/** After Finish: the three checks as they run, then that it is sent and what comes next. */
export function SubmittedPage({
  sacco,
  applicationKey,
  checks: first,
}: {
  sacco: Joining;
  applicationKey: string;
  checks: readonly ShownCheckState[];
}) {
  const t = useMessages(progressMessages);
  const { data: checks = first, isError } = useQuery({
    ...checksQuery(applicationKey),
    initialData: [...first],
    refetchInterval: ({ state }) => (areSettled(state.data ?? first) ? false : 1000),
  });
  const settled = areSettled(checks);
  const heading = useRef<HTMLHeadingElement>(null);
  const watched = useRef(!settled);
  useEffect(() => {
    heading.current?.focus();
    if (settled && watched.current) toast.success(t.submitted, { description: t.submittedText });
    watched.current = !settled;
  }, [settled, t]);
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {settled ? t.submitted : t.checking}
      </h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{settled ? t.submittedText : t.checkingText}</p>
      <Card className="mt-6">
        <CheckProgress checks={checks} />
        {isError && (
          <Alert tone="warning" role="status" className="mt-5">
            {t.lost}
          </Alert>
        )}
      </Card>
      {settled && <NextSteps sacco={sacco} />}
    </div>
  );
}
