import { useId } from "react";
import { Checkbox } from "#web/ui/choice.tsx";
import { ErrorText } from "#web/ui/field.tsx";

/** Things to tick, several at once, of one name in the form. */
export function ChoiceList({
  legend,
  name,
  choices,
  chosen = [],
  error,
}: {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  chosen?: readonly string[];
  error?: string;
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          hint={hint}
          defaultChecked={chosen.includes(value)}
        />
      ))}
      <ErrorText id={errorId}>{error}</ErrorText>
    </fieldset>
  );
}
