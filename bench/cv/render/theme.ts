import type { Rendering } from "../cv.ts";

/** How a CV looks, for all renderers. Sizes in points. */
export interface Look {
  serif: boolean;
  body: number;
  name: number;
  heading: number;
  capitals: boolean;
  /** Extra space between the letters of headings. */
  spacing: number;
  bullet: string;
  ruled: boolean;
}

export const looks: Record<Rendering["theme"], Look> = {
  plain: {
    serif: false,
    body: 11,
    name: 14,
    heading: 11,
    capitals: false,
    spacing: 0,
    bullet: "-",
    ruled: false,
  },
  classic: {
    serif: true,
    body: 12,
    name: 16,
    heading: 12,
    capitals: true,
    spacing: 0,
    bullet: "•",
    ruled: true,
  },
  modern: {
    serif: false,
    body: 10,
    name: 24,
    heading: 14,
    capitals: false,
    spacing: 0,
    bullet: "•",
    ruled: false,
  },
  spaced: {
    serif: false,
    body: 10,
    name: 20,
    heading: 12,
    capitals: true,
    spacing: 4,
    bullet: "–",
    ruled: false,
  },
  compact: {
    serif: true,
    body: 9.5,
    name: 18,
    heading: 10.5,
    capitals: true,
    spacing: 0,
    bullet: "▪",
    ruled: true,
  },
};

export const headingText = (text: string, look: Look) => (look.capitals ? text.toUpperCase() : text);
