import { createElement, type SVGProps } from "react";

/** The shapes that an icon is drawn of: `["path", { d: "M5 12h14" }]`. */
type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * An icon of Lucide as a component. The build takes this in place of Lucide's own (tools/browser/icons.ts), which
 * can do much that nobody here asks for and costs each page 2 kB.
 */
export const iconOf = (shapes: Shapes) =>
  function Icon({ role, "aria-label": label, ...rest }: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is decoration, and hidden
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={role}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        {...rest}
      >
        {shapes.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
      </svg>
    );
  };
