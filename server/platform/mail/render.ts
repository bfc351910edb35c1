import { Fragment, createElement as h } from "react";
import { defaultLanguage } from "#contract/core/language.ts";
import type { Brand } from "#contract/site/settings.ts";
import { drawBlock, layout, spaceBefore } from "./blocks.ts";
import type { Letterhead } from "./letterhead.ts";
import { mailMessages } from "./mail.messages.ts";
import type { MailMessage } from "./message.ts";
import { plainMail } from "./plain-text.ts";
import { light, styleSheet, styles } from "./style.ts";

/**
 * The mark, two interlocked chevrons, woven from table cells: mail programs show neither SVG nor, before they
 * are asked to, pictures.
 */
const weave = [
  "...gg...",
  "..gggg..",
  ".gg..gg.",
  "gg....gg",
  "ga....aa",
  ".aa..aa.",
  "..aaaa..",
  "...aa...",
];
const thread: Record<string, { background?: string; className?: string }> = {
  g: { background: light.brand, className: "fill-brand" },
  a: { background: light.accent },
};

function mark() {
  const cell = (letter: string) => {
    const { background, className } = thread[letter] ?? {};
    const style = { width: "3px", height: "3px", padding: 0, fontSize: 0, lineHeight: 0, background };
    return h("td", { width: 3, height: 3, className, style });
  };
  const rows = weave.map((row) => h("tr", null, ...[...row].map(cell)));
  return h("div", { "aria-hidden": true }, layout({ width: 24 }, ...rows));
}

/** The logo and name of the organisation that writes; where pictures are not shown, the name says it alone. */
function ownHeader({ name, tagline, logo }: Letterhead) {
  const height = logo && Math.min(44, Math.round((200 * logo.height) / logo.width));
  const picture = logo &&
    height && {
      src: logo.url,
      alt: "",
      height,
      width: Math.round((height * logo.width) / logo.height),
      style: { display: "block", border: 0 },
    };
  return layout(
    { width: "auto" },
    h(
      "tr",
      null,
      picture ? h("td", { style: { paddingRight: "12px" } }, h("img", picture)) : null,
      h(
        "td",
        null,
        h("p", { className: "ink", style: styles.product }, name),
        tagline ? h("p", { className: "muted", style: styles.small }, tagline) : null,
      ),
    ),
  );
}

function header(brand: Brand) {
  return layout(
    { width: "auto" },
    h(
      "tr",
      null,
      h("td", { style: { paddingRight: "10px" } }, mark()),
      h("td", { className: "ink", style: styles.product }, brand.product),
    ),
  );
}

function body(message: MailMessage, colour: string | undefined) {
  const title = h("h1", { className: "ink title", style: styles.title }, message.subject);
  const greeting = message.greeting
    ? h("p", { className: "ink", style: { ...styles.text, paddingTop: "20px" } }, message.greeting)
    : null;
  const blocks = message.blocks.map((block) =>
    h("div", { style: { paddingTop: spaceBefore[block.kind] } }, drawBlock(block, colour)),
  );
  return h("td", { className: "inset", style: { padding: "36px 40px 40px" } }, title, greeting, ...blocks);
}

function footer(
  { unsubscribe, language = defaultLanguage }: MailMessage,
  brand: Brand,
  letterhead: Letterhead | null,
) {
  const { product, address, phone, email } = brand;
  const link = (href: string, label: string) =>
    h("a", { href, className: "muted", style: { color: light.muted, textDecoration: "underline" } }, label);
  return h(
    "p",
    { className: "muted", style: styles.small },
    ...(letterhead?.contacts ?? []).map((line) => h(Fragment, { key: line }, line, h("br"))),
    product,
    h("br"),
    address,
    h("br"),
    link(`tel:${phone.replace(/[^+\d]/g, "")}`, phone),
    " \u00B7 ",
    link(`mailto:${email}`, email),
    unsubscribe ? h("br") : null,
    unsubscribe ? link(unsubscribe, mailMessages[language].unsubscribe) : null,
  );
}

/** Shown beside the subject in a list of mails; the filler keeps the text behind it out of there. */
function previewText(preview: string) {
  const hidden = {
    display: "none",
    maxHeight: 0,
    maxWidth: 0,
    overflow: "hidden",
    opacity: 0,
    fontSize: "1px",
  };
  return h("div", { style: hidden, "aria-hidden": true }, preview, "\u200C\u00A0".repeat(120));
}

function page(message: MailMessage, brand: Brand, letterhead: Letterhead | null) {
  const card = {
    className: "card",
    style: {
      background: light.card,
      border: `1px solid ${light.line}`,
      ...(letterhead?.colour ? { borderTop: `4px solid ${letterhead.colour}` } : {}),
      borderRadius: "10px",
      borderCollapse: "separate",
    },
  };
  const column = layout(
    { style: { maxWidth: "560px", margin: "0 auto" } },
    h(
      "tr",
      null,
      h("td", { style: { padding: "0 4px 20px" } }, letterhead ? ownHeader(letterhead) : header(brand)),
    ),
    h("tr", null, h("td", null, layout(card, h("tr", null, body(message, letterhead?.colour ?? undefined))))),
    h("tr", null, h("td", { style: { padding: "24px 4px 0" } }, footer(message, brand, letterhead))),
  );
  return h(
    "html",
    { lang: message.language ?? defaultLanguage, dir: "ltr" },
    h(
      "head",
      null,
      h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=UTF-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, message.subject),
      h("style", null, styleSheet),
    ),
    h(
      "body",
      { className: "page", style: { margin: 0, background: light.page } },
      previewText(message.preview),
      layout(
        { className: "page", style: { background: light.page } },
        h("tr", null, h("td", { style: { padding: "32px 12px 40px" } }, column)),
      ),
    ),
  );
}

/**
 * Draws a mail as HTML and as plain text. Whatever is in the message is shown, never interpreted.
 * @param letterhead of the organisation that writes; null shows the product
 */
export async function renderMail(
  message: MailMessage,
  brand: Brand,
  letterhead: Letterhead | null = null,
): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: a server that only answers pages starts without it.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(page(message, brand, letterhead))}`,
    text: plainMail(message, brand, letterhead),
  };
}
