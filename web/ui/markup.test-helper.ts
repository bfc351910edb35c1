import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** What the server sends of a part of a page. @param at the page's address */
export const markupOf = (node: ReactNode, at = "/"): string =>
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [at] }, node));

/** What is read on it, the pieces of text in their order. */
export const textsOf = (markup: string): string[] =>
  markup
    .replace(/<svg.*?<\/svg>/gs, "")
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").trim())
    .filter(Boolean);
