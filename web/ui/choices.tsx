import { Checkbox } from "./choice.tsx";

/** Several of some values, ticked; whoever uses it holds what is chosen. */
export function Choices<T extends string>({
  legend,
  hint,
  options,
  labelOf = (value) => value,
  chosen,
  onChange,
}: {
  legend: string;
  hint?: string;
  options: readonly T[];
  labelOf?: (value: T) => string;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
