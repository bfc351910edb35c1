import { useEffect, useEffectEvent } from "react";
import { isTyping } from "./step-keys.ts";

/** What each key does, by the character it writes. */
export type LetterKeys = Readonly<Record<string, () => void>>;

/** A question or a menu above the page has keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=alertdialog], [role=menu], [role=listbox]") !== null;

/** What a pressed key does; null while typing, with a modifier, and where something above the page has the keyboard. */
export function actionOf(
  keys: LetterKeys,
  {
    altKey,
    ctrlKey,
    metaKey,
    key,
    target,
  }: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "key" | "target">,
): (() => void) | null {
  if (altKey || ctrlKey || metaKey || isTyping(target) || isElsewhere(target)) return null;
  return keys[key.toLowerCase()] ?? null;
}

/**
 * Single keys that do something while a mode is on. Who dictates or presses keys by accident leaves the mode, so they
 * are in none that one does not enter on purpose (WCAG 2.1.4).
 */
export function useLetterKeys(keys: LetterKeys, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.defaultPrevented ? null : actionOf(keys, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [on]);
}
