import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { WizardStep } from "#contract/core/wizard.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "../button.tsx";
import { useFocusInvalid } from "../focus-invalid.ts";
import { Stepper } from "../stepper.tsx";
import { fieldsOfStep, stepOfFields } from "./steps.ts";
import type { StepState } from "./use-step.ts";
import { wizardMessages } from "./wizard.messages.ts";

/**
 * A form of several steps with Previous and Next. Next checks the fields of its step; a field that is refused is
 * shown and takes the focus, whatever step it is on.
 * @param titles what each step is called
 * @param panels what each step shows
 * @param notice shown between the steps' names and the heading
 * @param failure why it was not taken, above the buttons of the last step
 * @param status whether it is saved, beside the buttons
 * @param previousLabel where the way back is called otherwise
 * @param previousHidden leaves the way back out, where it would lead nowhere
 * @param nextLabels what Next is called on a step where it says more than that
 * @param onNext what has to be done before the form goes on from a step; false stays there
 * @param onRefuse called with the step that Next or Submit refused
 * @param onSubmit sends what the last step completes; answers the fields that were refused
 */
export function Wizard<Name extends string, Input extends FieldValues, Output>({
  form,
  steps,
  titles,
  at,
  panels,
  notice,
  failure,
  status,
  previousLabel,
  previousHidden = false,
  nextLabels,
  submitLabel,
  sending,
  onRefuse,
  onNext,
  onSubmit,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  steps: readonly WizardStep<Name, FieldPath<Input>>[];
  titles: Readonly<Record<Name, string>>;
  at: StepState;
  panels: Record<Name, ReactNode>;
  notice?: ReactNode;
  failure?: ReactNode;
  status?: ReactNode;
  previousLabel?: string;
  previousHidden?: boolean;
  nextLabels?: Partial<Record<Name, string>>;
  submitLabel?: string;
  sending: boolean;
  onRefuse?: (step: Name) => void;
  onNext?: (step: Name) => Promise<boolean> | boolean;
  onSubmit: (values: Output) => Promise<readonly string[]>;
}) {
  const t = useMessages(wizardMessages);
  const { step, setStep, goTo, arrived } = at;
  const container = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  useFocusInvalid(container, refusals);
  useEffect(() => {
    if (arrived.current === step) heading.current?.focus();
    arrived.current = null;
  }, [arrived, step]);

  const last = step === steps.length;
  const shown = steps[step - 1];
  const refuseAt = (refused: number) => {
    setStep(refused);
    setRefusals((count) => count + 1);
    const name = steps[refused - 1]?.name;
    if (name) onRefuse?.(name);
  };
  const refuse = (paths: readonly string[]) =>
    refuseAt(
      stepOfFields(
        steps,
        paths.map((path) => path.split(".")[0] ?? path),
      ),
    );
  const next = async () => {
    if (!(await form.trigger(fieldsOfStep(steps, step)))) refuseAt(step);
    else if (!shown || !onNext || (await onNext(shown.name))) goTo(step + 1);
  };
  const submit = form.handleSubmit(
    async (values) => {
      const refused = await onSubmit(values);
      if (refused.length > 0) refuse(refused);
    },
    (errors) => refuse(Object.keys(errors)),
  );
  const advance = (event: FormEvent) => {
    event.preventDefault();
    void (last ? submit() : next());
  };
  return (
    <form ref={container} noValidate onSubmit={advance} className="space-y-6">
      <Stepper steps={steps.map(({ name }) => titles[name])} current={step} />
      {notice}
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {shown && titles[shown.name]}
      </h2>
      {shown && panels[shown.name]}
      {last && failure}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        {!previousHidden && (
          <Button variant="secondary" disabled={step === 1 || sending} onClick={() => goTo(step - 1)}>
            {previousLabel ?? t.previous}
          </Button>
        )}
        <span className="order-last w-full sm:order-none sm:w-auto sm:grow sm:text-right">{status}</span>
        <Button type="submit" loading={sending} onClick={ignoreRepeat} className="ml-auto sm:ml-0">
          {last ? (submitLabel ?? t.submit) : ((shown && nextLabels?.[shown.name]) ?? t.next)}
        </Button>
      </div>
    </form>
  );
}

/** The second press of a double click, which would skip a step unseen or send twice. */
function ignoreRepeat(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
