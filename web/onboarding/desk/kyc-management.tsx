import { Fingerprint, type LucideIcon, ScanFace, ScanText, ShieldAlert } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { OnboardingOverview } from "#contract/onboarding/desk.ts";
import { formatCount } from "#web/lib/format.ts";
import { stepLabels } from "./labels.ts";

type Step = OnboardingOverview["steps"][number]["step"];
type Feature = OnboardingOverview["features"][number]["feature"];

const stageTexts: Record<Step, string> = {
  registration: "Details are filled in and sent.",
  documents: "Passport photo, ID and KRA certificate arrive.",
  verification: "Documents, registry and face are compared.",
  approval: "An officer decides with the evidence beside the picture.",
  complete: "Fee and first shares are there: a full member.",
};

/** `good` is what a check came to that spoke for the applicant. */
const featureTexts: Record<Feature, { title: string; text: string; icon: LucideIcon; good?: string }> = {
  text_extraction: {
    title: "Text extraction",
    text: "Reads the documents and compares them with what was typed.",
    icon: ScanText,
  },
  registry: {
    title: "National registry check",
    text: "Asks the registry of persons about the ID number.",
    icon: Fingerprint,
  },
  face_match: {
    title: "Facial match",
    text: "Compares the passport photo with the one on the ID.",
    icon: ScanFace,
  },
  screening: {
    title: "Screening",
    text: "Looks the person up in blocklists and screening lists.",
    icon: ShieldAlert,
    good: "found nobody on a list",
  },
};

/** The five stages and the four automatic checks, with what they come to now. */
export function KycManagement({ overview }: { overview: OnboardingOverview }) {
  return (
    <div className="space-y-8">
      <section aria-labelledby="kyc-stages">
        <h3 id="kyc-stages" className="mb-3 text-lg">
          Stages
        </h3>
        <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {overview.steps.map(({ step, count }, index) => (
            <li key={step} className="rounded-card border border-line bg-card p-4">
              <p className="flex items-baseline justify-between gap-2">
                <span className="font-semibold">
                  {index + 1}. {stepLabels[step]}
                </span>
                <span className="font-display text-xl font-bold tabular-nums">{formatNumber(count)}</span>
              </p>
              <p className="mt-1 text-sm text-muted">{stageTexts[step]}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="kyc-features">
        <h3 id="kyc-features" className="mb-3 text-lg">
          Automatic checks, last 30 days
        </h3>
        <ul className="grid gap-3 sm:grid-cols-2">
          {overview.features.map((figures) => (
            <FeatureFigures key={figures.feature} {...figures} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function FeatureFigures({ feature, checked, matched, open }: OnboardingOverview["features"][number]) {
  const { title, text, icon: Icon, good = "matched" } = featureTexts[feature];
  return (
    <li className="flex gap-3 rounded-card border border-line bg-card p-4">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
        <p className="mt-2 text-sm tabular-nums">
          {checked === 0
            ? "No check yet"
            : `${formatNumber(matched)} of ${formatCount(checked, "check")} ${good}`}
          {open > 0 && `, ${formatNumber(open)} still to be made`}
        </p>
      </div>
    </li>
  );
}
