import { createElement, type SVGProps } from "react";

/** The shapes that an icon is drawn of: `["path", { d: "M5 12h14" }]`. */
type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

type IconProps = SVGProps<SVGSVGElement>;

function drawn(shapes: Shapes, props: IconProps) {
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
      aria-hidden={props["aria-label"] ? undefined : true}
      {...props}
    >
      {shapes.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}

/**
 * An icon of Lucide as a component. The build takes this in place of Lucide's own (tools/browser/icons.ts), which
 * can do much that nobody here asks for and costs each page 3 kB with its names and keys.
 */
export const iconOf = (shapes: Shapes) => (props: IconProps) => drawn(shapes, props);
