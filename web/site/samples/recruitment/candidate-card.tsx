import {
  Briefcase,
  CalendarClock,
  CalendarPlus,
  FileText,
  GraduationCap,
  MapPin,
  UserRound,
} from "lucide-react";
import type { MouseEvent } from "react";
import { formatDateTime } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Fact } from "../fact.tsx";
import type { SampleCandidate } from "./candidates.ts";
import type { Interview } from "./sample.ts";
import { financialMonths, yearsAndMonths } from "./screening.ts";
import { StatusBadge } from "./status-badge.tsx";

/** What the buttons of a card lead to. */
export interface CandidateView {
  kind: "interview" | "resume" | "profile";
  candidateId: string;
}

const actions = [
  { kind: "resume", label: "Resume", icon: FileText },
  { kind: "profile", label: "Profile", icon: UserRound },
] as const;

export function CandidateCard({
  candidate,
  position,
  interview,
  onShow,
}: {
  candidate: SampleCandidate;
  position: string;
  interview?: Interview;
  onShow: (view: CandidateView) => (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const { id, name, score, status, location, education, skills } = candidate;
  const about = <span className="sr-only"> for {name}</span>;
  return (
    <li>
      <Card className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-3">
          <Avatar name={name} />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg leading-6">{name}</h3>
              <StatusBadge status={status} />
            </div>
            <p className="text-sm text-muted">{position}</p>
          </div>
        </div>
        <Meter label="Match score" value={score} tone={score >= 80 ? "success" : "warning"} />
        <ul className="space-y-1.5 text-sm">
          <Fact icon={MapPin}>{location}</Fact>
          <Fact icon={Briefcase}>
            {yearsAndMonths(financialMonths(candidate))} in SACCO or financial services
          </Fact>
          <Fact icon={GraduationCap}>{education.text}</Fact>
        </ul>
        <ul aria-label="Skills" className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
        {interview && (
          <p className="flex items-start gap-2 rounded-input bg-info-tint px-3 py-2 text-sm text-info">
            <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {formatDateTime(interview.at)}, {interview.type.toLowerCase()} with {interview.interviewer}
            </span>
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2">
          <Button
            id={`${id}-interview`}
            size="sm"
            icon={CalendarPlus}
            onClick={onShow({ kind: "interview", candidateId: id })}
          >
            {interview ? "Move Interview" : "Schedule Interview"}
            {about}
          </Button>
          {actions.map(({ kind, label, icon }) => (
            <Button
              key={kind}
              id={`${id}-${kind}`}
              size="sm"
              variant="secondary"
              icon={icon}
              onClick={onShow({ kind, candidateId: id })}
            >
              {label}
              {about}
            </Button>
          ))}
        </div>
      </Card>
    </li>
  );
}
