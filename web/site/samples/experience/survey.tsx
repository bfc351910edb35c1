import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { Decision } from "../decision.tsx";
import { ExperienceMetrics } from "./experience-metrics.tsx";
import { addSurvey, type ExperienceSample } from "./sample.ts";

const ratings = ["Very dissatisfied", "Dissatisfied", "Neither", "Satisfied", "Very satisfied"].map(
  (label, index) => ({ value: String(index + 1), label: `${index + 1} ${label}` }),
);
const recommendations = Array.from({ length: 11 }, (_, value) => ({
  value: String(value),
  label: String(value),
}));

/** The survey as a member gets it; what is answered here counts in the figures above it at once. */
export function Survey({
  sample,
  onChange,
}: {
  sample: ExperienceSample;
  onChange: (sample: ExperienceSample) => void;
}) {
  const [before, setBefore] = useState<ExperienceSample>();
  const undo = () => {
    if (before) onChange(before);
    setBefore(undefined);
  };
  return (
    <div className="space-y-4">
      <ExperienceMetrics sample={sample} />
      <Section
        title="Tell us how it went"
        level={3}
        description="Answer as a member would and watch the figures above."
      >
        <Decision
          title="Thank you. Your answer counts."
          decided={
            before ? "The figures above include it now, and it stands first in the feedback loop." : ""
          }
          onUndo={undo}
        >
          <SurveyForm
            onAnswer={(answer) => {
              setBefore(sample);
              onChange(addSurvey(sample, answer));
            }}
          />
        </Decision>
      </Section>
    </div>
  );
}

function SurveyForm({ onAnswer }: { onAnswer: (answer: Parameters<typeof addSurvey>[1]) => void }) {
  const [rating, setRating] = useState("");
  const [recommendation, setRecommendation] = useState("");
  const [comment, setComment] = useState("");
  const [checked, setChecked] = useState(false);
  const kept = useKeptForm("sample.survey");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (rating && recommendation) {
      kept.forget();
      onAnswer({ rating: Number(rating), recommendation: Number(recommendation), comment });
    } else {
      setChecked(true);
      const first = rating ? "recommendation" : "rating";
      kept.box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };
  return (
    <form ref={kept.box} onSubmit={send} noValidate className="space-y-4">
      <KeptNotice kept={kept} />
      <RadioGroup
        legend="How satisfied are you with our service?"
        name="rating"
        inline
        options={ratings}
        value={rating}
        error={checked && !rating ? "Choose one of the five" : undefined}
        onChange={({ target }) => setRating(target.value)}
      />
      <RadioGroup
        legend="How likely are you to recommend us, from 0 (not at all) to 10 (surely)?"
        name="recommendation"
        inline
        options={recommendations}
        value={recommendation}
        error={checked && !recommendation ? "Choose a number" : undefined}
        onChange={({ target }) => setRecommendation(target.value)}
      />
      <Field label="What should we know?" name="comment">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </Field>
      <Button type="submit">Send answer</Button>
    </form>
  );
}
