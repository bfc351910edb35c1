import { Fragment, createElement as h, type ReactNode } from "react";
import type { MailBlock } from "./message.ts";
import { font, light, styles } from "./style.ts";

/** A table for layout only: screen readers pass over its cells. */
export function layout(
  props: { width?: string | number; style?: object; className?: string },
  ...rows: ReactNode[]
) {
  return h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%", ...props },
    h("tbody", null, ...rows),
  );
}

/** Text with its line breaks. React escapes everything in it. */
function lines(text: string): ReactNode {
  const [first = "", ...rest] = text.split(/\r\n|\r|\n/);
  return rest.reduce<ReactNode>((before, line) => h(Fragment, null, before, h("br"), line), first);
}

function button(label: string, url: string, colour?: string) {
  const link = h(
    "a",
    {
      href: url,
      style: {
        display: "inline-block",
        padding: "13px 24px",
        fontFamily: font,
        fontSize: "16px",
        lineHeight: "22px",
        fontWeight: 600,
        color: "#FFFFFF",
        textDecoration: "none",
      },
    },
    label,
  );
  const cell = {
    className: colour ? undefined : "button",
    bgcolor: colour ?? light.brand,
    style: { background: colour ?? light.brand, borderRadius: "8px" },
  };
  return layout({ width: "auto" }, h("tr", null, h("td", cell, link)));
}

function facts(rows: readonly { label: string; value: string }[]) {
  const side = {
    borderTop: `1px solid ${light.line}`,
    padding: "10px 0",
    verticalAlign: "top",
    textAlign: "left",
  };
  return h(
    "table",
    { cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" },
    h(
      "tbody",
      null,
      ...rows.map(({ label, value }) =>
        h(
          "tr",
          null,
          h(
            "th",
            {
              scope: "row",
              className: "muted rule",
              style: {
                ...styles.text,
                ...side,
                width: "34%",
                paddingRight: "16px",
                color: light.muted,
                fontSize: "14px",
                fontWeight: 400,
              },
            },
            lines(label),
          ),
          h(
            "td",
            {
              className: "ink rule",
              style: { ...styles.text, ...side, fontSize: "15px", overflowWrap: "anywhere" },
            },
            lines(value),
          ),
        ),
      ),
    ),
  );
}

function quote(text: string) {
  return h(
    "blockquote",
    {
      className: "ink",
      style: {
        ...styles.text,
        borderLeft: `3px solid ${light.accent}`,
        padding: "2px 0 2px 18px",
        margin: 0,
        overflowWrap: "anywhere",
      },
    },
    lines(text),
  );
}

function list(items: readonly string[]) {
  const points = items.map((item) =>
    h("li", { style: { paddingLeft: "4px", marginBottom: "6px" } }, lines(item)),
  );
  return h("ul", { className: "ink", style: { ...styles.text, paddingLeft: "22px" } }, ...points);
}

/** @param colour of buttons, other than the product's; the same on light and dark screens */
export function drawBlock(block: MailBlock, colour?: string): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return h(
        "p",
        { className: "ink", style: { ...styles.text, overflowWrap: "anywhere" } },
        lines(block.text),
      );
    case "button":
      return button(block.label, block.url, colour);
    case "list":
      return list(block.items);
    case "facts":
      return facts(block.rows);
    case "quote":
      return quote(block.text);
    case "small":
      return h("p", { className: "muted", style: styles.small }, lines(block.text));
  }
}

/** Space before a block: more where the eye should stop. */
export const spaceBefore: Record<MailBlock["kind"], string> = {
  paragraph: "16px",
  list: "12px",
  button: "28px",
  facts: "24px",
  quote: "20px",
  small: "28px",
};
