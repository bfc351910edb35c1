import { useState } from "react";
import { formatNumber } from "#contract/core/numbers.ts";

import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { parseShillings } from "./amounts.ts";

/**
 * An amount in whole shillings. What is not an amount is said below the field and not handed on.
 * It keeps its own text: give it another `key` when it shall show another amount.
 * @param cents integer cents
 */
export function AmountField({
  label,
  hint,
  cents,
  onChange,
}: {
  label: string;
  hint?: string;
  cents: number;
  onChange: (cents: number) => void;
}) {
  const [text, setText] = useState(formatNumber(cents / 100));
  const amount = parseShillings(text);
  return (
    <Field
      label={label}
      hint={hint}
      error={amount === undefined ? "Enter whole shillings, for example 45,000" : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="text-right tabular-nums"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const next = parseShillings(target.value);
            if (next !== undefined) onChange(next);
          }}
          onBlur={() => amount !== undefined && setText(formatNumber(amount / 100))}
        />
      )}
    </Field>
  );
}
