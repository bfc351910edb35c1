import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useMessages } from "#web/lib/language.ts";
import { IconButton } from "./button.tsx";
import type { ControlProps } from "./field.tsx";
import { controlClass } from "./input.tsx";
import { kitMessages } from "./kit.messages.ts";
import { addTags } from "./tags.ts";
import { useTypedEntry } from "./typed-entry.ts";

/**
 * A list of short texts: Enter, a comma or the plus button adds what was typed, the cross or Backspace in
 * the empty field removes. What is left in the field counts when one moves on.
 * With a `name` the tags travel in a plain form too, one value each.
 */
export function TagInput({
  value,
  onChange,
  placeholder,
  name,
  required: _required,
  ...control
}: Partial<ControlProps> & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  placeholder?: string;
}) {
  const t = useMessages(kitMessages);
  const { text, setText, input, add, leave } = useTypedEntry((typed) => onChange(addTags(value, typed)));
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    input.current?.focus();
  };
  const type = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };

  return (
    <div>
      <div className="flex gap-2">
        <input
          {...control}
          ref={input}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={type}
          onBlur={leave}
          className={clsx(controlClass, "h-11")}
        />
        <IconButton icon={Plus} label={t.add} onClick={add} className="border border-field" />
      </div>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full bg-brand-tint pl-3 text-sm font-medium text-brand-ink"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={t.remove({ name: tag })}
                onClick={() => remove(tag)}
                className="flex size-11 shrink-0 items-center justify-center rounded-full hover:text-ink md:pointer-fine:size-8"
              >
                <X aria-hidden className="size-4" />
              </button>
              {name && <input type="hidden" name={name} value={tag} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
