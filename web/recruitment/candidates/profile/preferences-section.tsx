import type { JobPreferences } from "#contract/recruitment/candidate.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { employmentTypes, type JobFacets } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useDepartmentName } from "#web/recruitment/jobs/department.tsx";
import { Section } from "#web/ui/card.tsx";
import { Switch } from "#web/ui/choice.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { offeredChoices } from "./offered-choices.ts";
import { preferencesMessages } from "./profile.messages.ts";

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
  const t = useMessages(preferencesMessages);
  const departmentName = useDepartmentName();
  const language = useLanguage();
  const types = useMessages(employmentTypeMessages);
  return (
    <Section title={t.title} description={t.description}>
      <div className="space-y-6">
        <Switch
          checked={recommend}
          onChange={(event) => onRecommend(event.target.checked)}
          label={t.recommend}
          hint={since ? t.changedOn({ date: formatDate(since, language) }) : t.anyTime}
        />
        <p className="max-w-prose text-sm text-muted">{t.explanation}</p>
        {!facets && <MissingPart what={t.more} />}
        <Choices
          legend={t.departments}
          options={offeredChoices(facets?.departments, preferences.departments)}
          labelOf={departmentName}
          chosen={preferences.departments}
          onChange={(departments) => onChange({ ...preferences, departments })}
        />
        <Choices
          legend={t.places}
          options={offeredChoices(facets?.locations, preferences.locations)}
          chosen={preferences.locations}
          onChange={(locations) => onChange({ ...preferences, locations })}
        />
        <Choices
          legend={t.kinds}
          options={employmentTypes}
          labelOf={(type) => types[type]}
          chosen={preferences.types}
          onChange={(types) => onChange({ ...preferences, types })}
        />
      </div>
    </Section>
  );
}
