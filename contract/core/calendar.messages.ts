import { defaultLanguage, type Language } from "./language.ts";
import { type InLanguages, inOneOf } from "./messages.ts";

/** Names of the calendar, from January and from Sunday. */
export const calendarNames = {
  months: {
    en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    sw: ["Jan", "Feb", "Mac", "Apr", "Mei", "Jun", "Jul", "Ago", "Sep", "Okt", "Nov", "Des"],
  },
  weekdays: {
    en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    sw: ["Jumapili", "Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi"],
  },
  shortWeekdays: {
    en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    sw: ["Jpl", "Jtt", "Jnn", "Jtn", "Alh", "Ijm", "Jms"],
  },
} as const satisfies Record<string, InLanguages<readonly string[]>>;

/** One of the names. @param index from 0 */
export const calendarName = (
  names: InLanguages<readonly string[]>,
  index: number,
  language: Language = defaultLanguage,
): string => inOneOf(names, language)[index] ?? "";
