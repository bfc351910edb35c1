import { useId, useState } from "react";
import type { FieldError, RefCallBack } from "react-hook-form";
import type { InterviewerChoice } from "#contract/recruitment/hiring.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { ErrorText, Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** From this many people on, a field finds them by name. */
const manyPeople = 8;

/** What it needs of a form's controller of `interviewerIds`, whatever else the form holds. */
interface InterviewersController {
  field: {
    name: string;
    value: string[];
    onChange: (ids: string[]) => void;
    onBlur: () => void;
    ref: RefCallBack;
  };
  fieldState: { error?: FieldError | undefined };
}

/** Who of the team interviews: one or several. */
export function InterviewersField({
  field,
  fieldState,
  choices,
}: InterviewersController & { choices: readonly InterviewerChoice[] }) {
  const [wanted, setWanted] = useState("");
  const errorId = useId();
  const error = fieldState.error?.message;
  const toggle = (id: string, chosen: boolean) =>
    field.onChange(chosen ? [...field.value, id] : field.value.filter((one) => one !== id));
  const isWanted = ({ fullName, email }: InterviewerChoice) =>
    `${fullName} ${email}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const hits = choices.filter(isWanted).length;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">
        Interviewers
        <span aria-hidden className="text-danger">
          {" *"}
        </span>
      </legend>
      <p className="text-sm text-muted">
        Each of them gets the invitation too. The candidate sees their names.
      </p>
      {choices.length >= manyPeople && (
        <Field label="Find by name" className="mt-3">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </Field>
      )}
      {hits === 0 && (
        <p role="status" className="mt-2 text-sm text-muted">
          Nobody of the team is called so.
        </p>
      )}
      <div className="mt-1 grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {choices.map((choice, index) => (
          // Hidden and not left out: who is ticked stays chosen.
          <Checkbox
            key={choice.id}
            name={field.name}
            value={choice.id}
            ref={index === 0 ? field.ref : undefined}
            checked={field.value.includes(choice.id)}
            onChange={({ target }) => toggle(choice.id, target.checked)}
            onBlur={field.onBlur}
            className={isWanted(choice) ? "min-w-0" : "hidden"}
            label={
              <>
                {choice.fullName}
                {choice.self && <span className="text-muted"> (you)</span>}
                <span className="block text-muted [overflow-wrap:anywhere]">{choice.email}</span>
              </>
            }
          />
        ))}
      </div>
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}
