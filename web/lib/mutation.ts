import type { UseMutationResult } from "@tanstack/react-query";

/** A write of a domain's `mutations.ts`, as a shared form is handed it. */
export type Mutation<Input> = Pick<
  UseMutationResult<unknown, Error, Input>,
  "mutate" | "mutateAsync" | "reset" | "isPending" | "error" | "submittedAt"
>;
