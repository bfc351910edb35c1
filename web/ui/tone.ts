/** What a colour stands for. Colour never stands alone: an icon or a word says the same. */
export type Tone = "neutral" | "brand" | "success" | "warning" | "danger" | "info";

/** Tinted surface with text of the same tone. */
export const tintClass: Record<Tone, string> = {
  neutral: "bg-neutral-tint text-muted",
  brand: "bg-brand-tint text-brand-ink",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
  info: "bg-info-tint text-info",
};

/** Text or icon of a tone on the page, a card or sand. */
export const textClass: Record<Tone, string> = {
  neutral: "text-muted",
  brand: "text-brand-ink",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
  info: "text-info",
};

/** Bars and dots of a tone. */
export const fillClass: Record<Tone, string> = {
  neutral: "bg-muted",
  brand: "bg-brand",
  success: "bg-success",
  warning: "bg-warning",
  danger: "bg-danger",
  info: "bg-info",
};
