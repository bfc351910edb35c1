import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type DataRequest, dataRequestAnswer, maxRequestText } from "#contract/onboarding/own-membership.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { useRequestAnswer } from "../mutations.ts";
import { decisionsFor, requestKindLabels } from "./request-decisions.ts";

/** Decides about a request; the person is told. */
export function AnswerForm({ request }: { request: DataRequest }) {
  const form = useForm({ resolver: zodResolver(dataRequestAnswer), defaultValues: { answer: "" } });
  const kept = useKeptForm(`data request.${request.id}`);
  const answer = useRequestAnswer(request.id);
  const submit = form.handleSubmit(async (values) => {
    try {
      await answer.mutateAsync(values);
      kept.forget();
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form
      ref={kept.box}
      aria-label={`Answer ${request.memberName}: ${requestKindLabels[request.kind]}`}
      onSubmit={submit}
      noValidate
      className="mt-3 max-w-prose space-y-4"
    >
      <KeptNotice kept={kept} />
      <FormError message={answer.error} attempt={answer.submittedAt} />
      {request.kind === "erasure" && !request.erasable && (
        <p className="text-sm text-muted">
          {request.keptUntil
            ? `The law has this record kept until ${formatDate(request.keptUntil)}. It is erased after that day by itself.`
            : "The law has this record kept while the membership goes on, and for years after it."}
        </p>
      )}
      <RadioGroup
        legend="Decision"
        required
        options={decisionsFor(request)}
        error={form.formState.errors.decision && "Please choose a decision."}
        {...form.register("decision")}
      />
      <FormField
        form={form}
        name="answer"
        label="Answer"
        hint="The person reads it. What is not granted says why."
      >
        {(field) => <Textarea {...field} rows={3} maxLength={maxRequestText} />}
      </FormField>
      <Button type="submit" loading={answer.isPending}>
        Send Answer
      </Button>
    </form>
  );
}
