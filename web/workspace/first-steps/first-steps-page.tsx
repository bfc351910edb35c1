import type { FirstStepList } from "#contract/workspace/first-steps.ts";
import { Alert } from "#web/ui/alert.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SampleOffer } from "./beginning.tsx";
import { FirstSteps } from "./first-steps.tsx";
import type { FirstStepsAnswer } from "./post-button.tsx";

/** The first steps on a page of their own: also once they were put aside, and with the sample data beside them. */
export function FirstStepsPage({
  list,
  slug,
  appUrl,
  answer,
}: {
  list: FirstStepList;
  slug: string;
  appUrl: string;
  answer: FirstStepsAnswer | undefined;
}) {
  return (
    <>
      <PageHeader title="First steps" lead="How your workspace begins, and how far it is." />
      <div className="space-y-5">
        <FormError message={answer?.failure?.message} attempt={answer} />
        {answer?.saved && <Alert role="status" tone="success" title={answer.saved} />}
        <FirstSteps list={list} slug={slug} appUrl={appUrl} />
        {list.beginning !== null && list.abilities.addSample && (
          <div className="max-w-xl">
            <SampleOffer />
          </div>
        )}
      </div>
    </>
  );
}
