import type { JobPreferences } from "#contract/recruitment/candidate.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { employmentTypes, type JobFacets } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { Checkbox, Switch } from "#web/ui/choice.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { offeredChoices } from "./offered-choices.ts";

/** What the person would rather do and where, and whether we may recommend jobs. */
export function PreferencesSection({
  preferences,
  onChange,
  recommend,
  onRecommend,
  since,
  facets,
}: {
  preferences: JobPreferences;
  onChange: (preferences: JobPreferences) => void;
  recommend: boolean;
  onRecommend: (given: boolean) => void;
  /** When the consent was last changed; null if never. */
  since: string | null;
  /** Null when they did not come. */
  facets: JobFacets | null;
}) {
  const types = useMessages(employmentTypeMessages);
  return (
    <Section
      title="What you are looking for"
      description="This decides the order of your recommended jobs. It hides nothing, and no SACCO sees it."
    >
      <div className="space-y-6">
        <Switch
          checked={recommend}
          onChange={(event) => onRecommend(event.target.checked)}
          label="Recommend jobs to me"
          hint={
            since
              ? `Changed by you on ${formatDate(since)}. You can change it at any time.`
              : "You can change it at any time."
          }
        />
        <p className="max-w-prose text-sm text-muted">
          We compare your work, education and skills with the open positions, here on our own server, and show
          you which fit. Your name, age, gender and address are not looked at, nothing is passed on, and no
          decision is made by it. Without it you see the newest positions.
        </p>
        {!facets && <MissingPart what="More departments and places" />}
        <Choices
          legend="Departments"
          options={offeredChoices(facets?.departments, preferences.departments)}
          chosen={preferences.departments}
          onChange={(departments) => onChange({ ...preferences, departments })}
        />
        <Choices
          legend="Places"
          options={offeredChoices(facets?.locations, preferences.locations)}
          chosen={preferences.locations}
          onChange={(locations) => onChange({ ...preferences, locations })}
        />
        <Choices
          legend="Kinds of employment"
          options={employmentTypes}
          labelOf={(type) => types[type]}
          chosen={preferences.types}
          onChange={(types) => onChange({ ...preferences, types })}
        />
      </div>
    </Section>
  );
}

function Choices<T extends string>({
  legend,
  options,
  labelOf = (value) => value,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly T[];
  labelOf?: (value: T) => string;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
