import { defineMessages } from "#contract/core/messages.ts";

/** The links to the pages of a list. */
export const paginationMessages = defineMessages({
  en: {
    pages: "Pages",
    previousPage: "Previous page",
    nextPage: "Next page",
    page: "Page {number}",
    pageOf: "Page {number} of {pages}",
    rangeOf: "{first}-{last} of {total}",
    allInAll: "{total} in all",
    pageCount: "{pages} pages",
  },
  sw: {
    pages: "Kurasa",
    previousPage: "Ukurasa uliotangulia",
    nextPage: "Ukurasa unaofuata",
    page: "Ukurasa wa {number}",
    pageOf: "Ukurasa wa {number} kati ya {pages}",
    rangeOf: "{first}-{last} kati ya {total}",
    allInAll: "Jumla {total}",
    pageCount: "Kurasa {pages}",
  },
});
