import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import type { ControlProps } from "./field.tsx";
import { controlClass } from "./input.tsx";
import { addTags } from "./tags.ts";

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
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    if (text.trim()) onChange(addTags(value, text));
    setText("");
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
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
          onKeyDown={press}
          onBlur={add}
          className={clsx(controlClass, "h-11")}
        />
        <IconButton icon={Plus} label="Add" onClick={add} className="border border-field" />
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
                aria-label={`Remove ${tag}`}
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
