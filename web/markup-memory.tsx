import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { type Language, languagePrefix } from "#contract/core/language.ts";
import { LanguageContext } from "./lib/language.ts";
import { CollectedShapes, IconShapes } from "./ui/icon-shapes.tsx";
import {
  type HandlerProps,
  type Keeping,
  type KeepMarkup,
  MarkupMemory,
  type PlainProps,
} from "./ui/kept-markup.tsx";
import { type WrittenMarkup, written } from "./whole-page.ts";

interface Kept extends WrittenMarkup {
  kind: "kept";
  markup: string;
  /** The icons that it draws, which have to be on each page that repeats it: names and shapes. */
  icons: readonly (readonly [name: string, shapes: string])[];
  key: string;
  size: number;
}

/** What was asked for once, and is kept if it is again. */
interface Asked {
  kind: "asked";
  key: string;
  size: number;
}

const idPrefix = "kept-id";
/** What React would write another way in its place: ids of `useId`, parts that are waited for, hoisted links. */
const tiedToItsPlace = new RegExp(`${idPrefix}|<!--\\$|<link\\b`);

/** How many ways to show one object are found by it. */
const maxByObject = 8;

/**
 * Markup of components that look the same on many pages, by component, language and props; what was not used for the longest goes
 * first.
 */
export function createMarkupMemory(maxBytes: number) {
  const kept = new Map<string, Kept | Asked>();
  const byMarkup = new Map<string, WrittenMarkup>();
  const byObject = new WeakMap<object, Map<string, Kept>>();
  const names = new WeakMap<object, number>();
  let named = 0;
  let total = 0;

  /** A number of its own for each component: two may have the same name. */
  function nameOf(Part: object): number {
    const name = names.get(Part) ?? ++named;
    names.set(Part, name);
    return name;
  }

  function remove(entry: Kept | Asked): void {
    kept.delete(entry.key);
    if (entry.kind === "kept") byMarkup.delete(entry.markup);
    total -= entry.size;
  }

  function store(entry: Kept | Asked): void {
    kept.set(entry.key, entry);
    if (entry.kind === "kept") byMarkup.set(entry.markup, entry);
    total += entry.size;
    for (const oldest of kept.values()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  /** Found by its key, as what was used last. */
  function use(entry: Kept): Kept {
    // The last in the order is what was used last.
    kept.delete(entry.key);
    kept.set(entry.key, entry);
    return entry;
  }

  /** Writes a component by itself: with a language, at no address, for nobody. Null if it depends on where it stands. */
  function write<Props extends object>(
    Part: ComponentType<Props>,
    props: PlainProps<Props>,
    language: Language,
    handlers: HandlerProps<Props> | undefined,
  ) {
    const shapes = new CollectedShapes();
    const prefix = languagePrefix(language);
    const element = <Part {...(props as Props)} {...handlers} />;
    const router = createMemoryRouter([{ path: "*", element }], {
      basename: prefix || "/",
      initialEntries: [`${prefix}/`],
    });
    const markup = renderToString(
      <LanguageContext value={language}>
        <IconShapes value={shapes}>
          <MarkupMemory value={forPage(language, shapes)}>
            <RouterProvider router={router} />
          </MarkupMemory>
        </IconShapes>
      </LanguageContext>,
      { identifierPrefix: idPrefix },
    );
    router.dispose();
    return tiedToItsPlace.test(markup) ? null : { markup, icons: shapes.all() };
  }

  function find<Props extends object>(
    Part: ComponentType<Props>,
    props: PlainProps<Props>,
    language: Language,
    { repeated, handlers }: Keeping<Props>,
  ) {
    const key = JSON.stringify([nameOf(Part), language, props]);
    const found = kept.get(key);
    if (found?.kind === "kept") return use(found);
    if (found) remove(found);
    else if (repeated) {
      store({ kind: "asked", key, size: 2 * key.length });
      return null;
    }
    const drawn = write(Part, props, language, handlers);
    if (!drawn) return null;
    const bytes = Buffer.from(drawn.markup);
    const entry: Kept = {
      kind: "kept",
      ...drawn,
      ...written(bytes),
      key,
      size: 2 * (key.length + drawn.markup.length + bytes.length),
    };
    store(entry);
    return entry;
  }

  /** The same by an object among the props, which makes up most of the key, and by the key of the rest. */
  function findBy<Props extends object>(
    Part: ComponentType<Props>,
    props: PlainProps<Props>,
    language: Language,
    by: keyof PlainProps<Props>,
    keeping: Keeping<Props>,
  ) {
    const object = props[by] as object;
    const rest = JSON.stringify([nameOf(Part), language, { ...props, [by]: null }]);
    const among = byObject.get(object) ?? new Map<string, Kept>();
    const known = among.get(rest);
    if (known && kept.get(known.key) === known) return use(known);
    const found = find(Part, props, language, keeping);
    // Links carry a visitor's source, of which there may be many.
    if (among.size >= maxByObject) among.clear();
    if (found) byObject.set(object, among.set(rest, found));
    return found;
  }

  /** Keeps markup for one page, or for one part that is kept as a whole. @param shapes where its icons are collected */
  function forPage(language: Language, shapes: CollectedShapes): KeepMarkup {
    return (Part, props, keeping) => {
      const { by } = keeping;
      const entry =
        by === undefined ? find(Part, props, language, keeping) : findBy(Part, props, language, by, keeping);
      return entry?.icons.every(([name, drawn]) => shapes.add(name, drawn)) ? entry.markup : null;
    };
  }

  return {
    forPage,
    /** Markup that is kept, as it is sent. */
    written: (markup: string): WrittenMarkup | undefined => byMarkup.get(markup),
    /** Bytes of all that is kept, and of what it is found by. */
    bytes: () => total,
  };
}
