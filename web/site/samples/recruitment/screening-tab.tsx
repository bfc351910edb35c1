import { Lightbulb } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { Findings } from "../findings.tsx";
import { educationLevels, keySkills } from "./candidates.ts";
import { educationNames, positionOf, type RecruitmentSample } from "./sample.ts";
import { type Criteria, insightsOf, type Screening, screen } from "./screening.ts";
import { screeningFindings } from "./screening-findings.ts";

const years = [0, 1, 2, 3, 5, 7];

/** Criteria that screen the sample again at every change, and what stands out in the result. */
export function ScreeningTab({
  sample,
  onChange,
}: {
  sample: RecruitmentSample;
  onChange: (sample: RecruitmentSample) => void;
}) {
  const { criteria } = sample;
  const results = screen(sample.candidates, criteria);
  const passed = results.filter((result) => result.passed).length;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <div className="space-y-4">
        <CriteriaForm criteria={criteria} onChange={(next) => onChange({ ...sample, criteria: next })} />
        <Section title="AI insights" level={3} description="Computed from the candidates on this screen.">
          <ul className="space-y-3">
            {insightsOf(results, criteria).map((insight) => (
              <li key={insight} className="flex items-start gap-2.5 text-sm">
                <Lightbulb aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
                {insight}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section
        title="Screened candidates"
        level={3}
        description={
          <span role="status">
            {passed} of {results.length} meet all criteria. You decide: nobody is rejected by itself.
          </span>
        }
      >
        <ul className="divide-y divide-line">
          {results.map((result) => (
            <ScreenedCandidate
              key={result.candidate.id}
              result={result}
              criteria={criteria}
              position={positionOf(sample, result.candidate)}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function ScreenedCandidate({
  result,
  criteria,
  position,
}: {
  result: Screening;
  criteria: Criteria;
  position: string;
}) {
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr]">
      <div>
        <p className="font-semibold">{result.candidate.name}</p>
        <p className="mb-2 text-sm text-muted">{position}</p>
        <Badge tone={result.passed ? "success" : "neutral"}>
          {result.passed ? "Meets all" : "Look closer"}
        </Badge>
      </div>
      <Findings findings={screeningFindings(result, criteria)} />
    </li>
  );
}

function CriteriaForm({
  criteria,
  onChange,
}: {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}) {
  const { skills } = criteria;
  const toggle = (skill: string) => {
    const next = keySkills.filter((one) => (one === skill) !== skills.includes(one));
    onChange({ ...criteria, skills: next, skillsNeeded: Math.min(criteria.skillsNeeded, next.length) || 1 });
  };
  return (
    <Section title="Screening criteria" level={3} description="Change one and the sample is screened again.">
      <div className="space-y-4">
        <Field label="Minimum education">
          {(control) => (
            <Select
              {...control}
              options={educationLevels.map((value) => ({ value, label: educationNames[value] }))}
              value={criteria.education}
              onChange={({ target }) =>
                onChange({
                  ...criteria,
                  education: educationLevels.find((level) => level === target.value) ?? criteria.education,
                })
              }
            />
          )}
        </Field>
        <Field label="Years in SACCO or financial services">
          {(control) => (
            <Select
              {...control}
              options={years.map((value) => ({
                value: String(value),
                label: value === 0 ? "None needed" : `${value}+ ${value === 1 ? "year" : "years"}`,
              }))}
              value={String(criteria.years)}
              onChange={({ target }) => onChange({ ...criteria, years: Number(target.value) })}
            />
          )}
        </Field>
        <fieldset>
          <legend className="text-sm font-semibold">Key skills</legend>
          {keySkills.map((skill) => (
            <Checkbox
              key={skill}
              label={skill}
              checked={skills.includes(skill)}
              onChange={() => toggle(skill)}
            />
          ))}
        </fieldset>
        {skills.length > 1 && (
          <Field label="Skills a candidate must name">
            {(control) => (
              <Select
                {...control}
                options={skills.map((_, index) => ({
                  value: String(index + 1),
                  label: index + 1 === skills.length ? `All ${skills.length}` : `At least ${index + 1}`,
                }))}
                value={String(criteria.skillsNeeded)}
                onChange={({ target }) => onChange({ ...criteria, skillsNeeded: Number(target.value) })}
              />
            )}
          </Field>
        )}
      </div>
    </Section>
  );
}
