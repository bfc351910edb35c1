import { type ComponentType, createContext, use } from "react";

/** What can be told apart by its JSON: no function, no element, nothing that changes by itself. */
export type Plain<T> = T extends string | number | boolean | null | undefined | Date
  ? T
  : T extends (...parameters: never[]) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : never;

/**
 * Finds the markup of a component with these props, or has it written once for all pages.
 * @param by the name of a prop by which it is found faster
 * @returns null for what cannot be kept, which is rendered in its place as anything else
 */
export type KeepMarkup = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  by?: keyof Props,
) => string | null;

/** Where the server keeps markup (web/markup-memory.tsx); undefined in the browser. */
export const MarkupMemory = createContext<KeepMarkup | undefined>(undefined);

interface Host {
  as: "div" | "fieldset" | "li" | "nav" | "span" | "td" | "th";
  id?: string;
  className?: string;
  scope?: "row";
  "aria-label"?: string;
}

/**
 * An element with one component in it, whose markup the server writes once and repeats from memory on every page that
 * shows the same (docs/decisions/085-markup-kept.md). In the browser it is the component as anywhere else.
 *
 * Only for what depends on its props and the language, and on nothing of who asks: it is rendered without any other context, at
 * no address. What it needs of the address comes with its props, and so do ids: `useId` would give other ones than in the
 * browser.
 *
 * @param by a prop whose value is the same object, unchanged, on page after page, as one is that comes from the server's
 * memory. The markup is then found by that object, and its text is not made each time.
 * @param keep false for what will hardly be asked for again, what somebody types for instance
 */
export function KeptMarkup<Props extends object>({
  as: Element,
  of: Part,
  props,
  by,
  keep = true,
  ...element
}: Host & { of: ComponentType<Props>; props: Props & Plain<Props>; by?: keyof Props; keep?: boolean }) {
  const markup = keep && use(MarkupMemory)?.<Props>(Part, props, by);
  if (!markup) {
    return (
      <Element {...element}>
        <Part {...props} />
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of the component
  return <Element {...element} dangerouslySetInnerHTML={{ __html: markup }} />;
}
