import type { CSSProperties } from "react";

/*
 * Mail programs know tables, inline styles and little else: no variables, no SVG, no web fonts. Light colours
 * are inline, where every program sees them; dark ones in a style sheet for the programs that have one.
 */

/** The design tokens. */
export const light = {
  page: "#FAF7F2",
  card: "#FFFFFF",
  line: "#E7E2DA",
  ink: "#1C1917",
  muted: "#57534E",
  brand: "#0F5C43",
  accent: "#E8A317",
};

/** What stands for them on a dark screen; the accent stays. White on `button` has a contrast of 5.3. */
const dark = {
  page: "#171412",
  card: "#211D1A",
  line: "#3A342F",
  ink: "#F3EEE7",
  muted: "#B8AFA5",
  brand: "#7FCFAE",
  button: "#1A7A5A",
};

/** Classes of the elements below take their dark colours from here. No quotes or angle brackets: React escapes. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; }
@media (max-width: 480px) { .inset { padding: 28px 24px !important; } .title { font-size: 22px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .rule { border-color: ${dark.line} !important; }
  .button { background: ${dark.button} !important; }
  .fill-brand { background: ${dark.brand} !important; }
}`;

export const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const text: CSSProperties = { margin: 0, fontFamily: font, fontSize: "16px", lineHeight: "26px" };

export const styles = {
  text: { ...text, color: light.ink },
  title: {
    ...text,
    color: light.ink,
    fontSize: "24px",
    lineHeight: "31px",
    fontWeight: 700,
    letterSpacing: "-0.02em",
  },
  small: { ...text, color: light.muted, fontSize: "13px", lineHeight: "21px" },
  product: { ...text, color: light.ink, fontSize: "18px", fontWeight: 700, letterSpacing: "-0.01em" },
} satisfies Record<string, CSSProperties>;
