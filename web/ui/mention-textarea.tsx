import { clsx } from "clsx";
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Textarea } from "./input.tsx";
import {
  type MentionChoice,
  mentionChoices,
  type OpenMention,
  openMention,
  withMention,
} from "./mentions.ts";

/** Sets a text field as if it had been typed, so that React and the form hear of it. */
function enter(field: HTMLTextAreaElement, text: string, caret: number): void {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.setSelectionRange(caret, caret);
}

/**
 * A text field in which `@` offers people to name. Arrow keys choose, Enter or Tab takes, Escape closes; without
 * scripts, or without the list, it is a plain text field.
 */
export function MentionTextarea({
  people,
  ref,
  onKeyDown,
  ...rest
}: ComponentProps<"textarea"> & { people: readonly MentionChoice[]; ref?: Ref<HTMLTextAreaElement> }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const listId = useId();
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [active, setActive] = useState(0);
  const choices = open ? mentionChoices(people, open.typed) : [];
  const shown = choices.length > 0;

  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    // Text that a kept form brings back opens nothing.
    const typing = document.activeElement === currentTarget && selectionStart === selectionEnd;
    const next = typing ? openMention(value, selectionStart) : null;
    if (next?.typed !== open?.typed) setActive(0);
    setOpen(next);
  };
  const take = (person: MentionChoice | undefined) => {
    if (!person || !open || !field.current) return;
    const { text, caret } = withMention(field.current.value, open, person.fullName);
    enter(field.current, text, caret);
    setOpen(null);
    field.current.focus();
  };
  /** What a key does while the list is open. @returns false for a key that is typed */
  const handle = (key: string): boolean => {
    if (key === "ArrowDown") setActive((active + 1) % choices.length);
    else if (key === "ArrowUp") setActive((active + choices.length - 1) % choices.length);
    else if (key === "Enter" || key === "Tab") take(choices[active]);
    else if (key === "Escape") setOpen(null);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (!shown || event.nativeEvent.isComposing) return;
    if (event.shiftKey || !handle(event.key)) return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        // Escape closes the list, not the dialog around it.
        data-list-open={shown ? "" : undefined}
        aria-autocomplete="list"
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown ? `${listId}-${active}` : undefined}
        onInput={look}
        onClick={look}
        onKeyDown={press}
        onKeyUp={(event) => {
          if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) look(event);
        }}
        onBlurCapture={() => setOpen(null)}
      />
      <p role="status" className="sr-only">
        {shown &&
          `${choices.length} ${choices.length === 1 ? "colleague" : "colleagues"}. ${choices[active]?.fullName}`}
      </p>
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label="Colleagues"
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-card border border-line bg-card p-1 shadow-float"
        >
          {choices.map((person, index) => (
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
              className={clsx(
                "flex min-h-11 cursor-pointer items-center rounded-input px-3 text-sm",
                index === active ? "bg-brand-tint font-semibold" : "hover:bg-sand",
              )}
            >
              {person.fullName}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
