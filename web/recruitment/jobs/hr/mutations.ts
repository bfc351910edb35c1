import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import type { JobChange, JobStatusChange, PublishingPhase } from "#contract/recruitment/hr-jobs.ts";
import type { JobDraft, JobDraftContent } from "#contract/recruitment/job-drafts.ts";
import type { JobForm } from "#contract/recruitment/job-form.ts";
import type { GeneratedJob, JobWritingProgress } from "#contract/recruitment/job-generation.ts";
import type { MatchWeights } from "#contract/recruitment/match-weights.ts";
import type { MilestoneSetInput } from "#contract/recruitment/milestone-sets.ts";
import { api } from "#web/lib/api.ts";
import { ifThere } from "#web/lib/failure.ts";
import type { DraftTransport } from "#web/ui/wizard/draft-saver.ts";
import { keptDraft } from "#web/ui/wizard/kept-draft.ts";
import type { WorkOptions } from "#web/ui/work/use-work.ts";
import { loadJobDraft, milestoneSetsQuery } from "./queries.ts";

/** The way of a draft to the server and back. One that a colleague has thrown away is begun anew. */
export const jobDraftTransport = (id: string): DraftTransport<JobDraftContent, JobDraft> => ({
  save: (body, { keepalive }) =>
    api.hr.jobs.drafts.save({ params: { id }, body, keepalive }).catch((error: unknown) => {
      throw error instanceof CodedError && error.code === "not_found" ? new CodedError("stale") : error;
    }),
  load: () => loadJobDraft(id),
  endsWith: ["conflict"],
});

/** Where what has not reached the server of a draft waits. */
export const unsentJobDraft = (id: string) => keptDraft<JobDraftContent>(`job:${id}`);

/** Throws a draft away; one that is gone already is no failure. */
export async function discardJobDraft(id: string): Promise<void> {
  await ifThere(api.hr.jobs.drafts.discard({ params: { id } }));
  unsentJobDraft(id).forget();
}

/** Has the text of a job written. */
export const generateJob = (
  body: { prompt: string; requirements: string },
  { signal, onWork }: WorkOptions<JobWritingProgress>,
): Promise<GeneratedJob> => {
  onWork({ doing: "working", progress: null });
  return api.hr.jobs.generate({
    body,
    signal,
    onProgress: (progress) => onWork({ doing: "working", progress }),
  });
};

/** Publishes what a draft holds. @param onPhase called with each phase when it begins */
export const publishJob = (
  job: JobForm,
  { draftId, onPhase }: { draftId: string; onPhase: (phase: PublishingPhase) => void },
) => api.hr.jobs.create({ body: { ...job, draftId }, onProgress: ({ phase }) => onPhase(phase) });

/** Asks the owner to approve what a draft holds. */
export const askForApproval = (job: JobForm, draftId: string) =>
  api.hr.jobs.approvals.ask({ body: { ...job, draftId } });

/** Changes a job that is published. */
export const useChangeJob = (id: string) =>
  useMutation({ mutationFn: (body: JobChange) => api.hr.jobs.change({ params: { id }, body }) });

/** A change of the organisation's hiring paths; the list is read again before it counts as done. */
function useMilestoneSetChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: milestoneSetsQuery().queryKey }),
  });
}

/** Keeps a hiring path under a name. */
export const useSaveMilestoneSet = () =>
  useMilestoneSetChange((body: MilestoneSetInput) => api.hr.jobs.milestoneSets.save({ body }));

/** Removes a hiring path. */
export const useRemoveMilestoneSet = () =>
  useMilestoneSetChange((id: string) => ifThere(api.hr.jobs.milestoneSets.remove({ params: { id } })));

/** Closes a job, or opens it again. */
export const changeJobStatus = (id: string, body: JobStatusChange) =>
  api.hr.jobs.changeStatus({ params: { id }, body });

/** Begins a draft with what a job says. */
export const duplicateJob = (id: string) => api.hr.jobs.duplicate({ params: { id } });

/** Sets what the parts of the match score count for at a job; null for the usual weights. */
export const weighJob = (id: string, weights: MatchWeights | null) =>
  api.hr.jobs.weigh({ params: { id }, body: { weights } });
