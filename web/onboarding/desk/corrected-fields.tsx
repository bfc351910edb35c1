import { languageNames } from "#contract/core/language.ts";
import type { CorrectableField, CorrectedField } from "#contract/onboarding/corrections.ts";
import { readableAnswer } from "#contract/onboarding/form-answers.ts";
import { formatDate } from "#web/lib/format.ts";
import { useCorrectedLabels } from "#web/onboarding/membership/corrected-labels.ts";

type Value = CorrectedField["from"];

function shown(field: CorrectableField, value: Value): string {
  if (Array.isArray(value)) {
    return value
      .map((one) => `${one.beneficiaryName} (${one.beneficiaryRelationship}), ${one.beneficiaryPercentage}%`)
      .join("; ");
  }
  if (field === "language") return [...languageNames].find(([code]) => code === value)?.[1] ?? String(value);
  if (field === "beneficiaries" || field === "occupation") return String(value);
  return readableAnswer(field, value, formatDate);
}

/** What a correction changed, and what stood there before. */
export function CorrectedFields({ changes }: { changes: readonly CorrectedField[] }) {
  const labels = useCorrectedLabels();
  if (changes.length === 0) return null;
  return (
    <dl className="mt-2 max-w-prose space-y-1 text-sm wrap-anywhere">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="inline font-semibold">{labels[field]}: </dt>
          <dd className="inline">
            <del className="text-muted">{shown(field, from) || "nothing"}</del>
            <span className="text-muted"> now </span>
            <ins className="no-underline">{shown(field, to) || "nothing"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
