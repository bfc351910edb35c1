import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, parseAst } from "vite";
import { defaultLanguage, type Language, languages } from "../../contract/core/language.ts";
import routes from "../../web/routes.ts";
import { englishRoutes } from "./translated-routes.ts";

const webFolder = path.resolve(import.meta.dirname, "../../web");

/** What a node of the syntax tree is to this file. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  properties?: { type: string; key: { type: string; name?: string; value?: unknown }; value: SyntaxNode }[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

/** The properties of an object literal whose keys are exactly our languages, in that order; null for any other. */
function languagesOf(node: SyntaxNode) {
  if (node.type !== "ObjectExpression" || node.properties?.length !== languages.length) return null;
  const named = node.properties.every(
    ({ type, key }, at) => type === "Property" && (key.name ?? key.value) === languages[at],
  );
  return named ? node.properties : null;
}

/** Every such literal in a program, the outermost ones. */
function* literalsIn(node: unknown): Generator<SyntaxNode> {
  if (Array.isArray(node)) for (const one of node) yield* literalsIn(one);
  if (!isNode(node)) return;
  if (languagesOf(node)) yield node;
  else for (const child of Object.values(node)) yield* literalsIn(child);
}

/** A script with the words of one language: every literal `{ en, sw }` has that one property. */
export function withWordsOf(language: Language, code: string): string {
  let out = "";
  let end = 0;
  for (const literal of literalsIn(parseAst(code))) {
    const kept = languagesOf(literal)?.[languages.indexOf(language)];
    if (!kept) continue;
    out += `${code.slice(end, literal.start)}{${language}:${code.slice(kept.value.start, kept.value.end)}}`;
    end = literal.end;
  }
  return out + code.slice(end);
}

/** A built script: its name below the output folder, and the names of those that it imports. */
interface Script {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** The scripts that hold words, and all that import one of them: only those exist in every language. */
export function scriptsWithWords(
  scripts: readonly Script[],
  holdsWords: (script: Script) => boolean,
): Set<string> {
  const found = new Set(scripts.filter(holdsWords).map(({ fileName }) => fileName));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { fileName, imports, dynamicImports } of scripts) {
      if ([...imports, ...dynamicImports].some((name) => found.has(name))) found.add(fileName);
    }
  }
  return found;
}

/** The scripts that some of them load, at once or later, with these themselves. */
export function reachedFrom(first: readonly string[], scripts: readonly Script[]): Set<string> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const reached = new Set(first);
  // A set goes on with what is added while it is walked through.
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return reached;
}

/** Where the scripts of a language are, beside the English ones. */
const folderOf = (language: Language): string => (language === defaultLanguage ? "" : `${language}/`);

const virtualModule = "virtual:language-files";

/** A script that a page begins with, and the file that it was made from. */
interface Entry extends Script {
  isEntry: boolean;
  facadeModuleId: string | null;
}

/** The names of scripts with which pages in every language begin: all but those of routes that are in English only. */
function translatedEntries(scripts: readonly Entry[]): string[] {
  const english = new Set([...englishRoutes(routes)].map((file) => path.join(webFolder, file)));
  return scripts
    .filter(
      ({ isEntry, facadeModuleId }) => isEntry && !english.has(facadeModuleId?.replace(/\?.*/, "") ?? ""),
    )
    .map(({ fileName }) => fileName);
}

/**
 * Writes the browser's scripts once for each language, so that a visitor downloads their own only
 * (docs/decisions/031-languages.md); in Kiswahili those that a page in it can load. One build makes both: the scripts
 * differ in nothing but words. Code asks `virtual:language-files` for the Kiswahili script in place of an English one.
 */
export function languageFiles(): Plugin {
  let kiswahili = new Set<string>();
  return {
    name: "ushirika:language-files",
    enforce: "post",
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${virtualModule}`) return null;
      // The browser's build comes first; a development server has none.
      return `const files = new Set(${JSON.stringify([...kiswahili].map((name) => `/${name}`))});
export const kiswahiliFile = (address) => files.has(address) ? address.replace("/assets/", "/assets/sw/") : address;`;
    },
    writeBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        if (this.environment.name !== "client") return;
        const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
        const code = new Map(
          scripts.map(({ fileName }) => [fileName, readFileSync(path.join(dir, fileName), "utf8")]),
        );
        const textOf = (name: string) => code.get(name) ?? "";
        const english = new Map([...code].map(([name, text]) => [name, withWordsOf(defaultLanguage, text)]));
        const inWords = scriptsWithWords(
          scripts,
          ({ fileName }) => english.get(fileName) !== textOf(fileName),
        );
        const reached = reachedFrom(translatedEntries(scripts), scripts);
        kiswahili = new Set([...inWords].filter((name) => reached.has(name)));
        for (const language of languages) {
          mkdirSync(path.join(dir, "assets", folderOf(language)), { recursive: true });
          const isEnglish = language === defaultLanguage;
          for (const name of isEnglish ? inWords : kiswahili) {
            const words = isEnglish ? (english.get(name) ?? "") : withWordsOf(language, textOf(name));
            const moved = isEnglish ? words : inFolder(language, words, kiswahili);
            writeFileSync(path.join(dir, name.replace("assets/", `assets/${folderOf(language)}`)), moved);
          }
        }
      },
    },
  };
}

/** A script that lies one folder deeper: what it imports is beside it in its own language, or one folder up. */
function inFolder(language: Language, code: string, localised: ReadonlySet<string>): string {
  return code
    .replace(/(["'`])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
      localised.has(`assets/${name}`) ? whole : `${quote}../${name}${quote}`,
    )
    .replace(/(["'`])(\/?)assets\/([\w.-]+\.js)\1/g, (whole, quote: string, slash: string, name: string) =>
      localised.has(`assets/${name}`) ? `${quote}${slash}assets/${folderOf(language)}${name}${quote}` : whole,
    );
}
