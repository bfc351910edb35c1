import { formText } from "#web/lib/form-text.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Sample } from "./sample.tsx";

interface Answer {
  saved?: string;
  refusal?: FormRefusal;
}

/** What the sample's form is answered: a word when it has a name, and otherwise why not. */
export function answerSample(form: FormData): Answer {
  if (formText(form, "sacco")) return { saved: "The name is saved." };
  return {
    refusal: { message: "Some fields need your attention.", fields: { sacco: "Please enter a name" } },
  };
}

/** A form that is posted to its page. */
export function ActionFormSample({ answer }: { answer: Answer | undefined }) {
  return (
    <Sample name="ActionForm: type and reload, send it, send it empty">
      <div className="max-w-xl">
        <ActionForm
          keptAs="kit"
          refusal={answer?.refusal}
          saved={answer?.saved}
          submitLabel="Save the name"
          preventScrollReset
        >
          {(errors) => (
            <Field label="Name" name="sacco" required error={errors.sacco}>
              {(control) => <Input {...control} autoComplete="off" />}
            </Field>
          )}
        </ActionForm>
      </div>
    </Sample>
  );
}
