import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AssessmentFile,
  AssessmentInput,
  AssessmentMarks,
  AssessmentQuestionInput,
  NewAssessmentInvitation,
} from "#contract/recruitment/assessments.ts";
import { api } from "#web/lib/api.ts";
import { useAttemptKey } from "#web/lib/attempt-key.ts";
import { ifThere } from "#web/lib/failure.ts";
import { usePartChange } from "#web/recruitment/pipeline/hr/part-change.ts";
import { assessmentFileQuery, bankQuery } from "./queries.ts";

/** A change of an application's assessments. */
const useFileChange = <Input>(
  id: string,
  done: { title: string; description?: string },
  send: (input: Input) => Promise<AssessmentFile>,
) => usePartChange(id, assessmentFileQuery(id), () => done, send);

/** Sends an assessment to the candidate. */
export function useSendAssessment(applicationId: string) {
  const key = useAttemptKey();
  return useFileChange(
    applicationId,
    { title: "Assessment sent", description: "An email to the candidate is on its way." },
    (body: Omit<NewAssessmentInvitation, "key">) =>
      api.assessments.send({ params: { id: applicationId }, body: { ...body, key } }),
  );
}

/** Takes back an assessment that the candidate has not begun. */
export function useCancelAssessment(applicationId: string, invitationId: string) {
  return useFileChange<void>(
    applicationId,
    { title: "Assessment taken back", description: "An email to the candidate is on its way." },
    () => api.assessments.cancel({ params: { id: invitationId } }),
  );
}

/** Gives points for answers in the candidate's own words. */
export function useMarkAssessment(applicationId: string, invitationId: string) {
  return useFileChange(applicationId, { title: "Points saved" }, (body: AssessmentMarks) =>
    api.assessments.mark({ params: { id: invitationId }, body }),
  );
}

/** A change of the bank, which is read again before it counts as done. */
function useBankChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: bankQuery().queryKey }),
  });
}

/** Adds a question, or replaces the one with that id. */
export const useSaveQuestion = (id: string | undefined) =>
  useBankChange((body: AssessmentQuestionInput) =>
    id ? api.assessments.updateQuestion({ params: { id }, body }) : api.assessments.createQuestion({ body }),
  );

/** Adds an assessment, or replaces the one with that id. */
export const useSaveAssessment = (id: string | undefined) =>
  useBankChange((body: AssessmentInput) =>
    id ? api.assessments.update({ params: { id }, body }) : api.assessments.create({ body }),
  );

/** Adds the questions that most SACCOs ask. */
export const useAddStandardQuestions = () => useBankChange<void>(() => api.assessments.addStandard());

/** Removes a question that no assessment uses. */
export const useRemoveQuestion = (id: string) =>
  useBankChange<void>(() => ifThere(api.assessments.removeQuestion({ params: { id } })));

/** Removes an assessment; what was sent of it stays. */
export const useRemoveAssessment = (id: string) =>
  useBankChange<void>(() => ifThere(api.assessments.remove({ params: { id } })));
