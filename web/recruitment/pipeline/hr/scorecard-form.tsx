import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  criterionLabels,
  ratingLabels,
  ratings,
  recommendationLabels,
  recommendations,
  type Scorecard,
  type ScorecardInput,
  scorecardCriteria,
  scorecardInput,
} from "#contract/recruitment/scorecards.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { useGiveScorecard } from "./mutations.ts";
import { keptName } from "./tasks.ts";

const ratingOptions = ratings.map((value) => ({ value, label: ratingLabels[value] }));
const recommendationOptions = recommendations.map((value) => ({ value, label: recommendationLabels[value] }));

/** One's own scorecard: a rating for each criterion, and what one recommends. */
export function ScorecardForm({
  applicationId,
  own,
  onClose,
}: {
  applicationId: string;
  /** The one that is changed; null for a first one. */
  own: Scorecard | null;
  onClose: () => void;
}) {
  const kept = useKeptForm(keptName(applicationId, "scorecard"));
  const give = useGiveScorecard(applicationId);
  const form = useForm<ScorecardInput>({
    resolver: zodResolver(scorecardInput),
    defaultValues: own
      ? { ratings: own.ratings, recommendation: own.recommendation, note: own.note ?? "" }
      : { note: "" },
  });
  const { errors } = form.formState;
  const done = () => {
    kept.forget();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    give.mutate(values, { onSuccess: done, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <PanelForm
      kept={kept}
      title={own ? "Change Your Scorecard" : "Your Scorecard"}
      submitLabel="Save Scorecard"
      pending={give.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={give.error} attempt={give.submittedAt} />
      {scorecardCriteria.map((criterion) => (
        <div key={criterion}>
          <RadioGroup
            inline
            required
            legend={criterionLabels[criterion].label}
            options={ratingOptions}
            error={errors.ratings?.[criterion]?.message}
            {...form.register(`ratings.${criterion}`)}
          />
          <p className="text-sm text-muted">{criterionLabels[criterion].hint}</p>
        </div>
      ))}
      <RadioGroup
        inline
        required
        legend="Your recommendation"
        options={recommendationOptions}
        error={errors.recommendation?.message}
        {...form.register("recommendation")}
      />
      <FormField
        form={form}
        name="note"
        label="What your ratings rest on"
        hint="What you saw or heard. For the team alone."
      >
        {(field) => <Textarea {...field} rows={4} />}
      </FormField>
    </PanelForm>
  );
}
