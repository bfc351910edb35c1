/**
 * Selects a row of a list. The target is larger than the box, reaches into the padding of a card, and is no higher than
 * the row for a mouse.
 */
export function SelectBox({
  label,
  checked,
  disabled,
  onChange,
}: {
  /** `Select Wanjiku Kamau`. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="-my-1 -ml-2 flex size-11 shrink-0 items-center justify-center md:my-0 md:pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label={label}
        className="size-4.5"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
