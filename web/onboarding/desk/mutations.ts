import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { NewNote } from "#contract/core/notes.ts";
import type { memberCorrection } from "#contract/onboarding/corrections.ts";
import type { assignment } from "#contract/onboarding/desk.ts";
import type { flagResolution } from "#contract/onboarding/flags.ts";
import type { kycChange, membershipEnd } from "#contract/onboarding/member-changes.ts";
import {
  type Member,
  type memberInput,
  type OnboardingStep,
  stepAfter,
} from "#contract/onboarding/members.ts";
import type { dataRequestAnswer } from "#contract/onboarding/own-membership.ts";
import type { PaymentInput } from "#contract/onboarding/payments.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatCount, formatDate } from "#web/lib/format.ts";
import { toast } from "#web/ui/toast.ts";
import { kycLabels, stepLabels } from "./labels.ts";
import { deskKey } from "./queries.ts";

/** Whatever is changed of a member is read again: lists, counts, history. */
function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  { done, failed }: { done: (answer: Answer, given: Given) => void; failed?: string },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(answer, given) {
      done(answer, given);
      await queries.invalidateQueries({ queryKey: deskKey });
    },
    async onError(error) {
      if (failed) toast.error(failed, { description: errorMessage(error) });
      await queries.invalidateQueries({ queryKey: deskKey });
    },
  });
}

/** Moves a member to the next step. */
export const useAdvance = () =>
  useChange(
    ({ id, onboardingStep }: Pick<Member, "id" | "onboardingStep">) => {
      const step: OnboardingStep = stepAfter(onboardingStep) ?? onboardingStep;
      return api.members.changeStep({ params: { id }, body: { step } });
    },
    {
      done: ({ fullName, onboardingStep }) =>
        toast.success("Progress Updated", {
          description: `${fullName} is at the step ${stepLabels[onboardingStep]}.`,
        }),
      failed: "The step stays as it was",
    },
  );

/** Corrects what is known of a member. */
export const useCorrection = (id: string) =>
  useChange((body: z.input<typeof memberCorrection>) => api.members.correct({ params: { id }, body }), {
    done: () =>
      toast.success("Record corrected", { description: "What stood there before is in the history." }),
  });

/** Sets the KYC status of a member. */
export const useKycChange = (id: string) =>
  useChange((body: z.input<typeof kycChange>) => api.members.changeKyc({ params: { id }, body }), {
    done: ({ fullName, kycStatus }) =>
      toast.success("KYC Status Updated", { description: `${fullName}: ${kycLabels[kycStatus]}.` }),
    failed: "The KYC status stays as it was",
  });

/** Says when a membership ends. */
export const useMembershipEnd = (id: string) =>
  useChange((body: z.input<typeof membershipEnd>) => api.members.end({ params: { id }, body }), {
    done: ({ fullName, leftOn }) =>
      toast.success("End of the membership recorded", {
        description: `${fullName}: the last day is ${formatDate(leftOn ?? "")}.`,
      }),
  });

/** Lets a membership go on. */
export const useEndTakenBack = (id: string) =>
  useChange(() => api.members.takeBackEnd({ params: { id } }), {
    done: ({ fullName }) =>
      toast.success("The membership goes on", { description: `${fullName} is a member as before.` }),
    failed: "The end of the membership stays",
  });

/** Registers a member by the short form. */
export const useNewMember = () =>
  useChange((body: z.input<typeof memberInput>) => api.members.create({ body }), {
    done: () =>
      toast.success("Member Created", {
        description: "New member has been successfully registered and onboarding process initiated.",
      }),
  });

/** Gives cases to a colleague, or back to everybody. */
export const useAssignment = () =>
  useChange((body: z.input<typeof assignment>) => api.members.assign({ body }), {
    done: ({ assigned }) =>
      toast.success("Cases assigned", {
        description:
          assigned > 0 ? `${formatCount(assigned, "case")} changed hands.` : "They were there already.",
      }),
    failed: "The cases stay where they were",
  });

export const useMemberNote = (id: string) =>
  useChange((body: NewNote) => api.members.addNote({ params: { id }, body }), {
    done: () => toast.success("Note saved", { description: "It stands in the history of this member." }),
  });

/** Records what a member paid; with the last of it, an applicant becomes a member. */
export const useRecordPayment = (id: string) =>
  useChange((body: PaymentInput) => api.members.payments.record({ params: { id }, body }), {
    done: () => toast.success("Payment recorded", { description: "It counts towards what is due." }),
  });

/** Says what came of looking into a flag. */
export const useFlagResolution = (id: string) =>
  useChange((body: z.input<typeof flagResolution>) => api.caseChecks.resolveFlag({ params: { id }, body }), {
    done: () => toast.success("Flag resolved", { description: "It stays in the case with what you found." }),
  });

/** Has the checks made again that could not be made. */
export const useChecksAgain = (id: string) =>
  useChange(() => api.caseChecks.again({ params: { id } }), {
    done: () => toast.success("Checks started", { description: "What comes of them appears here." }),
    failed: "The checks could not be started",
  });

/** Answers a request about personal data. */
export const useRequestAnswer = (id: string) =>
  useChange((body: z.input<typeof dataRequestAnswer>) => api.dataRequests.answer({ params: { id }, body }), {
    done: () => toast.success("Answer sent", { description: "The person is told." }),
  });
