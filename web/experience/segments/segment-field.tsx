import { formatNumber } from "#contract/core/numbers.ts";
import type { Segment } from "#contract/experience/segments.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";

/** Chooses one of the organisation's segments, each with how many members are in it. */
export function SegmentField({
  label,
  hint,
  segments,
  chosen,
  error,
}: {
  label: string;
  hint?: string;
  segments: readonly Pick<Segment, "id" | "name" | "size">[];
  chosen: string | undefined;
  error: string | undefined;
}) {
  return (
    <Field label={label} name="segmentId" hint={hint} required error={error}>
      {(control) => (
        <Select
          {...control}
          placeholder="Choose a segment"
          options={segments.map(({ id, name, size }) => ({
            value: id,
            label: `${name} (${formatNumber(size)})`,
          }))}
          defaultValue={chosen}
        />
      )}
    </Field>
  );
}
