import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useMessages } from "#web/lib/language.ts";
import { IconButton } from "./button.tsx";
import type { ControlProps } from "./field.tsx";
import { controlClass, Textarea } from "./input.tsx";
import { kitMessages } from "./kit.messages.ts";
import { useTypedEntry } from "./typed-entry.ts";

/**
 * A list of sentences: Enter or the plus button adds what was typed, each entry is corrected in its place, the cross
 * removes it. What is left in the field counts when one moves on.
 * @param entryLabel names an entry for screen readers: `Requirement`
 */
export function ListInput({
  value,
  onChange,
  entryLabel,
  maxLength,
  required: _required,
  ...control
}: Partial<ControlProps> & {
  value: readonly string[];
  onChange: (entries: string[]) => void;
  entryLabel: string;
  maxLength?: number;
}) {
  const t = useMessages(kitMessages);
  const { text, setText, input, add, leave } = useTypedEntry((typed) => onChange([...value, typed.trim()]));
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    input.current?.focus();
  };
  const change = (index: number, entry: string) =>
    onChange(value.map((one, at) => (at === index ? entry : one)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      {value.length > 0 && (
        <ul className="mb-2 space-y-1.5">
          {value.map((entry, index) => (
            // Entries have no other name than their place: two may say the same while one is being written.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className="flex items-start gap-1">
              <Textarea
                aria-label={`${entryLabel} ${index + 1}`}
                value={entry}
                rows={1}
                compact
                maxLength={maxLength}
                onChange={(event) => change(index, event.target.value)}
                onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
              />
              <IconButton icon={X} label={t.remove({ name: entry })} onClick={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          {...control}
          ref={input}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={clsx(controlClass, "h-11")}
        />
        <IconButton icon={Plus} label={t.add} onClick={add} className="border border-field" />
      </div>
    </div>
  );
}
