import type { Language } from "#contract/core/language.ts";

/** Words that hold sentences together: some four of ten words of any text, and no word is in both lists. Not for translators. */
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the of and to a in for with you we our us is are that on as at be by from your their or an will who this it its have has not but they he she can more than".split(
      " ",
    ),
  ),
  sw: new Set(
    "na ya wa za la cha vya kwa katika ni si au kama pia ili kila kuwa wetu yetu zetu wako yako zako wake yake zake wao yao hii hiyo huyu hao hizi huu huo ambao ambaye ambayo ambazo lakini baada kabla pamoja bila kutoka hadi mpaka sana tu yenye wenye mwenye wala sisi wewe".split(
      " ",
    ),
  ),
};

/**
 * Which of our two languages a text is written in, by the words that each cannot do without. Names, figures and
 * borrowed terms say nothing; a text of nothing else counts as English.
 */
export function languageOfText(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => functionWords[language].has(word)).length;
  return count("sw") > count("en") ? "sw" : "en";
}
