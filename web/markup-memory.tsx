import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { type Language, languagePrefix } from "#contract/core/language.ts";
import { LanguageContext } from "./lib/language.ts";
import { CollectedShapes, IconShapes } from "./ui/icon-shapes.tsx";
import type { KeepMarkup } from "./ui/kept-markup.tsx";

interface Kept {
  markup: string;
  /** The icons that it draws, which have to be on each page that repeats it: names and shapes. */
  icons: readonly (readonly [name: string, shapes: string])[];
  bytes: number;
}

const idPrefix = "kept-id";
/** What React would write another way in its place: ids of `useId`, parts that are waited for, hoisted links. */
const tiedToItsPlace = new RegExp(`${idPrefix}|<!--\\$|<link\\b`);

/** Writes a component by itself: with a language, at no address, for nobody. Null if it depends on where it stands. */
function write<Props extends object>(Part: ComponentType<Props>, props: Props, language: Language) {
  const shapes = new CollectedShapes();
  const prefix = languagePrefix(language);
  const markup = renderToString(
    <LanguageContext value={language}>
      <IconShapes value={shapes}>
        <StaticRouter basename={prefix || "/"} location={`${prefix}/`}>
          <Part {...props} />
        </StaticRouter>
      </IconShapes>
    </LanguageContext>,
    { identifierPrefix: idPrefix },
  );
  return tiedToItsPlace.test(markup) ? null : { markup, icons: shapes.all() };
}

/**
 * Markup of components that look the same on many pages, by component, language and props; what was not used for the longest goes
 * first.
 */
export function createMarkupMemory(maxBytes: number) {
  const kept = new Map<string, Kept>();
  const names = new WeakMap<object, number>();
  let named = 0;
  let total = 0;

  /** A number of its own for each component: two may have the same name. */
  function nameOf(Part: object): number {
    const name = names.get(Part) ?? ++named;
    names.set(Part, name);
    return name;
  }

  function store(key: string, entry: Kept): void {
    kept.set(key, entry);
    total += entry.bytes;
    for (const [oldest, { bytes }] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= bytes;
    }
  }

  function find<Props extends object>(Part: ComponentType<Props>, props: Props, language: Language) {
    const key = `${nameOf(Part)} ${language} ${JSON.stringify(props)}`;
    const found = kept.get(key);
    if (found) {
      // The last in the order is what was used last.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const written = write(Part, props, language);
    if (!written) return null;
    const entry = { ...written, bytes: 2 * (key.length + written.markup.length) };
    store(key, entry);
    return entry;
  }

  return {
    /** Keeps markup for one page. @param shapes where its icons are collected */
    forPage:
      (language: Language, shapes: CollectedShapes): KeepMarkup =>
      (Part, props) => {
        const entry = find(Part, props, language);
        return entry?.icons.every(([name, drawn]) => shapes.add(name, drawn)) ? entry.markup : null;
      },
    /** Bytes of all that is kept, and of what it is found by. */
    bytes: () => total,
  };
}
