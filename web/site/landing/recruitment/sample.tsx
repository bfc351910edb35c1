import { Check, Minus } from "lucide-react";
import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Meter } from "#web/ui/progress.tsx";

const candidates = [
  {
    name: "Mercy Atieno Odhiambo",
    post: "Credit officer, 5 years",
    score: 91,
    found: "Diploma in co-operative management, appraisal of 40 loans a month",
    missing: null,
  },
  {
    name: "Hassan Ali Mwinyi",
    post: "Teller, 4 years",
    score: 78,
    found: "CPA Part II, cash limits and daily balancing",
    missing: "No loan appraisal so far",
  },
  {
    name: "Joy Chepngetich",
    post: "Graduate trainee, 1 year",
    score: 64,
    found: "Degree in finance, arrears calls",
    missing: "Two years of experience asked for",
  },
];

/** A ranked shortlist with its reasons. */
export function ShortlistSample() {
  return (
    <Sample
      title="Loan officer, Nakuru branch"
      note="43 applications read · 3 of the shortlist shown"
      state={<Badge tone="info">Your decision</Badge>}
      caption="Sample data. These candidates do not exist."
    >
      <ol className="divide-y divide-line">
        {candidates.map(({ name, post, score, found, missing }) => (
          <li key={name} className="py-3.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">{post}</p>
              </div>
              <Meter label="Match score" value={score} className="w-36" />
            </div>
            <p className="mt-1.5 flex gap-2 text-sm">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              {found}
            </p>
            {missing && (
              <p className="mt-0.5 flex gap-2 text-sm text-muted">
                <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
                {missing}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Sample>
  );
}
