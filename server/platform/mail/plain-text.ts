import { defaultLanguage } from "#contract/core/language.ts";
import type { Brand } from "#contract/site/settings.ts";
import type { Letterhead } from "./letterhead.ts";
import { mailMessages } from "./mail.messages.ts";
import type { MailBlock, MailMessage } from "./message.ts";

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case "button":
      return `${block.label}:\n${block.url}`;
    case "list":
      return block.items.map((item) => `- ${item.replaceAll("\n", "\n  ")}`).join("\n");
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "quote":
      return block.text.replace(/^/gm, "> ");
    default:
      return block.text;
  }
}

/** The mail without HTML, for programs and people who prefer that; the same content in the same order. */
export function plainMail(message: MailMessage, brand: Brand, letterhead: Letterhead | null = null): string {
  const greeting = message.greeting ? [message.greeting] : [];
  const own = letterhead ? [letterhead.name, ...letterhead.contacts, ""].join("\n") : "";
  const footer = `-- \n${own}${brand.product}\n${brand.address}\n${brand.phone}\n${brand.email}`;
  const { unsubscribe, language = defaultLanguage } = message;
  const stop = unsubscribe ? [`${mailMessages[language].unsubscribe}:\n${unsubscribe}`] : [];
  return `${[...greeting, ...message.blocks.map(plainBlock), ...stop, footer].join("\n\n")}\n`;
}
