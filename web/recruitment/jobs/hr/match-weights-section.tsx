import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  defaultMatchWeights,
  type MatchPartName,
  type MatchWeights,
  matchPartNames,
  totalWeight,
} from "#contract/recruitment/match-weights.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatCount } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { weighJob } from "./mutations.ts";
import { jobMatchQuery } from "./queries.ts";

const labels: Record<MatchPartName, string> = {
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  title: "Earlier positions",
  text: "The text as a whole",
};

/** What each part of the match score counts for at a job. Saved by itself: the score is not part of the advert. */
export function MatchWeightsSection({ jobId }: { jobId: string }) {
  const { data, error, refetch } = useQuery(jobMatchQuery(jobId));
  const language = useLanguage();
  return (
    <Section
      title="Match score"
      description="What each part counts for when applications are compared with this job. The five add up to 100."
      className="mt-6"
    >
      {data && <Weights key={JSON.stringify(data.weights)} jobId={jobId} {...data} />}
      {!data && !error && <Skeleton className="h-24" />}
      {error && (
        <Alert
          tone="danger"
          role="alert"
          actions={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, language)}
        </Alert>
      )}
    </Section>
  );
}

/** A share as typed: nothing is no share. */
const shareOf = (typed: string): number => Math.round(Number(typed) || 0);

function Weights({
  jobId,
  weights,
  own,
  renewing,
}: {
  jobId: string;
  weights: MatchWeights;
  own: boolean;
  renewing: number;
}) {
  const language = useLanguage();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(matchPartNames.map((name) => [name, String(weights[name])])) as Record<
        MatchPartName,
        string
      >,
  );
  const next = Object.fromEntries(matchPartNames.map((name) => [name, shareOf(typed[name])])) as MatchWeights;
  const total = totalWeight(next);
  const kept = useKeptForm(`job.${jobId}.weights`);
  const save = useMutation({
    mutationFn: (chosen: MatchWeights | null) => weighJob(jobId, chosen),
    onSuccess(answer) {
      kept.forget();
      queries.setQueryData(jobMatchQuery(jobId).queryKey, answer);
      toast.success("Weights saved", {
        description:
          answer.renewing > 0
            ? "The scores of this job are being renewed."
            : "They count from the next application on.",
      });
    },
  });
  return (
    <form
      ref={kept.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (total === 100) save.mutate(next);
      }}
    >
      <KeptNotice kept={kept} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {matchPartNames.map((name) => (
          <Field key={name} label={labels[name]} name={`weight-${name}`}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={0}
                max={100}
                value={typed[name]}
                onChange={({ target: { value } }) => setTyped((all) => ({ ...all, [name]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className={total === 100 ? "mt-2 text-sm text-muted" : "mt-2 text-sm text-danger"}>
        {total === 100 ? "Together 100." : `Together ${total}: they have to add up to 100.`}
        {renewing > 0 &&
          ` Scores are being renewed: ${formatCount(renewing, "application", "applications")} to go.`}
      </p>
      {save.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {errorMessage(save.error, language)}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" disabled={total !== 100} loading={save.isPending}>
          Save the weights
        </Button>
        {(own || JSON.stringify(next) !== JSON.stringify(defaultMatchWeights)) && (
          <Button variant="ghost" loading={save.isPending} onClick={() => save.mutate(null)}>
            Back to the usual weights
          </Button>
        )}
      </div>
    </form>
  );
}
