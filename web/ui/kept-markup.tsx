import { type ComponentType, createContext, use } from "react";

/** What can be told apart by its JSON: no function, no element, nothing that changes by itself. */
export type Plain<T> = T extends string | number | boolean | null | undefined | Date
  ? T
  : T extends (...parameters: never[]) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : never;

type Handler = (...parameters: never[]) => unknown;

/** The props of a component by which it looks as it does. */
export type PlainProps<Props> = {
  [Key in keyof Props as NonNullable<Props[Key]> extends Handler ? never : Key]: Plain<Props[Key]>;
};

/** What a component calls when it is used, of which its markup says nothing. */
export type HandlerProps<Props> = {
  [Key in keyof Props as NonNullable<Props[Key]> extends Handler ? Key : never]: Props[Key];
};

/** How markup is kept. */
export interface Keeping<Props extends object> {
  /** The name of a prop by which it is found faster. */
  by?: keyof PlainProps<Props> | undefined;
  /** Kept when it is asked for the second time. */
  repeated?: boolean;
  /** What the component takes beside the props by which it is found. */
  handlers?: HandlerProps<Props> | undefined;
}

/**
 * Finds the markup of a component with these props, or has it written once for all pages.
 * @returns null for what cannot be kept, which is rendered in its place as anything else
 */
export type KeepMarkup = <Props extends object>(
  Part: ComponentType<Props>,
  props: PlainProps<Props>,
  keeping: Keeping<Props>,
) => string | null;

/** Where the server keeps markup (web/markup-memory.tsx); undefined in the browser. */
export const MarkupMemory = createContext<KeepMarkup | undefined>(undefined);

interface Host {
  as: "div" | "fieldset" | "li" | "nav" | "span" | "td" | "th" | "tr";
  id?: string;
  className?: string;
  scope?: "row";
  "aria-label"?: string;
}

/** A component and its props; those that it calls are named apart from those that it shows. */
type KeptPart<Props extends object> = { of: ComponentType<Props>; props: PlainProps<Props> } & (Record<
  never,
  never
> extends HandlerProps<Props>
  ? { handlers?: HandlerProps<Props> }
  : { handlers: HandlerProps<Props> });

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
 * @param keep false for what will hardly be asked for again, what somebody types for instance; `repeated` for what may not be,
 * and is kept when it is
 * @param handlers what is called when the component is used. Its markup must be the same whatever they do
 */
export function KeptMarkup<Props extends object>({
  as: Element,
  of: Part,
  props,
  by,
  keep = true,
  handlers,
  ...element
}: Host & KeptPart<Props> & { by?: keyof PlainProps<Props>; keep?: boolean | "repeated" }) {
  const keeping = { by, repeated: keep === "repeated", handlers };
  const markup = keep && use(MarkupMemory)?.(Part, props, keeping);
  if (!markup) {
    return (
      <Element {...element}>
        <Part {...(props as Props)} {...handlers} />
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of the component
  return <Element {...element} dangerouslySetInnerHTML={{ __html: markup }} />;
}
