import { formatDateTime } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Findings } from "../findings.tsx";
import type { SampleCandidate } from "./candidates.ts";
import type { Interview } from "./sample.ts";
import { type Criteria, financialMonths, screen, yearsAndMonths } from "./screening.ts";
import { screeningFindings } from "./screening-findings.ts";
import { StatusBadge } from "./status-badge.tsx";

/** All that is known of one candidate, and how they meet the screening criteria. */
export function Profile({
  candidate,
  position,
  interview,
  criteria,
}: {
  candidate: SampleCandidate;
  position: string;
  interview?: Interview;
  criteria: Criteria;
}) {
  const { score } = candidate;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section title="Application" level={3} actions={<StatusBadge status={candidate.status} />}>
        <DescriptionList
          columns={2}
          items={[
            { term: "Position", value: position },
            { term: "Location", value: candidate.location },
            { term: "Phone", value: candidate.phone },
            { term: "Email", value: candidate.email },
            { term: "Education", value: candidate.education.text },
            { term: "Qualifications", value: candidate.qualifications.join(", ") },
            {
              term: "Experience",
              value: `${yearsAndMonths(financialMonths(candidate))} in SACCO or financial services`,
            },
            { term: "Interview", value: interview ? formatDateTime(interview.at) : "Not yet scheduled" },
          ]}
        />
      </Section>
      <Section
        title="Match and screening"
        description="Name, gender, age, marital status and address play no part."
        level={3}
      >
        <Meter
          label="Match score"
          value={score}
          tone={score >= 80 ? "success" : "warning"}
          className="mb-4"
        />
        {screen([candidate], criteria).map((result) => (
          <Findings key={candidate.id} findings={screeningFindings(result, criteria)} />
        ))}
      </Section>
    </div>
  );
}
