import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type Language, languages } from "../contract/core/language.ts";

/** Words that hold sentences together. Two of them in one piece of text are a sentence of that language. */
const connecting: Record<Language, readonly string[]> = {
  en: "the and your of with is are you we this that for to not have has was will from by or please it they who what when".split(
    " ",
  ),
  sw: "na ya wa kwa ni za la cha kwenye katika hii hili hiki yako lako wako zako tafadhali au ili kama bado kisha".split(
    " ",
  ),
};

const root = path.dirname(import.meta.dirname);

/** Every message that is a plain sentence, by language. */
async function sentences(): Promise<Record<Language, Set<string>>> {
  const found = { en: new Set<string>(), sw: new Set<string>() };
  for (const file of globSync("{contract,web}/**/*.messages.ts", { cwd: root })) {
    const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
    for (const messages of Object.values(module)) {
      if (typeof messages !== "object" || messages === null) continue;
      for (const language of languages) {
        const dictionary = (messages as Record<string, unknown>)[language];
        for (const text of Object.values(dictionary ?? {}))
          if (typeof text === "string") found[language].add(text);
      }
    }
  }
  return found;
}

/**
 * All that a page says, to eyes and to a screen reader, in its own language: what is marked as another one, or as of
 * people's own words (`lang=""`), is left out.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === own;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement) && !parentElement?.closest("script, style, textarea"))
        texts.push(textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
      if (!isOwn(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  });
}

let known: ReturnType<typeof sentences> | undefined;

/** What a page says in the other language though it should not: our own messages, and whatever is a sentence of it. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  known ??= sentences();
  const said = await known;
  const other = language === "en" ? "sw" : "en";
  const isForeign = (text: string) => {
    if (said[other].has(text) && !said[language].has(text)) return true;
    const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
    return connecting[other].filter((word) => words.has(word)).length >= 2;
  };
  return [...new Set((await textsOf(page)).filter(isForeign))];
}
