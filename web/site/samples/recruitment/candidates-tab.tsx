import { ListFilter, Search, SearchX } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { NestedView } from "../nested-view.tsx";
import { useNestedView } from "../use-nested-view.ts";
import { CandidateCard, type CandidateView } from "./candidate-card.tsx";
import { candidateStatuses } from "./candidates.ts";
import { InterviewForm } from "./interview-form.tsx";
import { Profile } from "./profile.tsx";
import { Resume } from "./resume.tsx";
import {
  type CandidateFilter,
  filterCandidates,
  type Interview,
  positionOf,
  type RecruitmentSample,
  scheduleInterview,
} from "./sample.ts";

const noFilter: CandidateFilter = { text: "", status: "", minScore: 0 };
const scores = [0, 70, 80, 90];

/** The candidate database: search, filter, and per candidate an interview, a résumé and a profile. */
export function Candidates({
  sample,
  onChange,
}: {
  sample: RecruitmentSample;
  onChange: (sample: RecruitmentSample) => void;
}) {
  const [filter, setFilter] = useState(noFilter);
  const { view, show, leave } = useNestedView<CandidateView>();
  const candidate = sample.candidates.find(({ id }) => id === view?.candidateId);
  if (view && candidate) {
    const schedule = (interview: Interview) => {
      onChange(scheduleInterview(sample, candidate.id, interview));
      leave();
    };
    const known = { candidate, position: positionOf(sample, candidate) };
    const frame = { lead: known.position, back: "candidates", onBack: () => leave() };
    if (view.kind === "interview") {
      return (
        <NestedView {...frame} title={`Interview with ${candidate.name}`}>
          <InterviewForm
            known={sample.interviews[candidate.id]}
            taken={Object.values(sample.interviews).map(({ at }) => at)}
            onSchedule={schedule}
            onCancel={() => leave()}
          />
        </NestedView>
      );
    }
    return view.kind === "resume" ? (
      <NestedView {...frame} title={`Resume of ${candidate.name}`}>
        <Resume {...known} />
      </NestedView>
    ) : (
      <NestedView {...frame} title={candidate.name}>
        <Profile {...known} interview={sample.interviews[candidate.id]} criteria={sample.criteria} />
      </NestedView>
    );
  }

  const found = filterCandidates(sample, filter);
  return (
    <section aria-label="Candidate database">
      <FilterBar filter={filter} onChange={setFilter} />
      <p role="status" className="my-4 text-sm text-muted">
        Showing {found.length} of {sample.candidates.length} candidates
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No candidates found"
          actions={
            <Button variant="secondary" icon={SearchX} onClick={() => setFilter(noFilter)}>
              Clear all filters
            </Button>
          }
        >
          Try another word, status or score.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {found.map((one) => (
            <CandidateCard
              key={one.id}
              candidate={one}
              position={positionOf(sample, one)}
              interview={sample.interviews[one.id]}
              onShow={show}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function FilterBar({
  filter,
  onChange,
}: {
  filter: CandidateFilter;
  onChange: (filter: CandidateFilter) => void;
}) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const active = Number(filter.status !== "") + Number(filter.minScore > 0);
  return (
    <>
      <div className="flex gap-2">
        <Field label="Search candidates" hideLabel className="grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              icon={Search}
              placeholder="Name, position, town or skill"
              value={filter.text}
              onChange={(event) => onChange({ ...filter, text: event.target.value })}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          icon={ListFilter}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          Filter{active > 0 && ` (${active})`}
        </Button>
      </div>
      {open && (
        <div
          id={panelId}
          className="mt-3 grid gap-4 rounded-card border border-line bg-sand p-4 sm:grid-cols-2"
        >
          <Field label="Status">
            {(control) => (
              <Select
                {...control}
                placeholder="Any status"
                options={candidateStatuses.map((value) => ({ value, label: value }))}
                value={filter.status}
                onChange={({ target }) =>
                  onChange({
                    ...filter,
                    status: candidateStatuses.find((status) => status === target.value) ?? "",
                  })
                }
              />
            )}
          </Field>
          <Field label="Match score">
            {(control) => (
              <Select
                {...control}
                options={scores.map((score) => ({
                  value: String(score),
                  label: score === 0 ? "Any score" : `${score}% or more`,
                }))}
                value={String(filter.minScore)}
                onChange={({ target }) => onChange({ ...filter, minScore: Number(target.value) })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
