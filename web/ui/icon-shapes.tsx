import { createContext, use } from "react";

/** Id of a shape in the document. */
export const shapeId = (name: string): string => `icon-${name}`;

/** Id of the element that holds the shapes of all icons that a document draws. */
const placeId = "icons";

const shapeOf = (name: string, shapes: string): string => `<g id="${shapeId(name)}">${shapes}</g>`;

/** The shapes of the icons of one page, while the server renders it. */
export class CollectedShapes {
  private readonly shapes = new Map<string, string>();
  private written = false;

  /** @returns whether the document will hold the icon's shapes: none that comes after they were written */
  add(name: string, shapes: string): boolean {
    if (!this.written) this.shapes.set(name, shapes);
    return this.shapes.has(name);
  }

  /** The icons so far and their shapes, in the order of their first use. */
  all(): [name: string, shapes: string][] {
    return [...this.shapes];
  }

  /** All shapes so far, as markup. */
  write(): string {
    this.written = true;
    return [...this.shapes].map(([name, shapes]) => shapeOf(name, shapes)).join("");
  }
}

/** Where the server collects the shapes of the page that it renders; undefined in the browser. */
export const IconShapes = createContext<CollectedShapes | undefined>(undefined);

/** In the browser: sees to it that the document holds an icon's shapes. */
export function keepShape(name: string, shapes: string): void {
  if (document.getElementById(shapeId(name))) return;
  document.getElementById(placeId)?.insertAdjacentHTML("beforeend", shapeOf(name, shapes));
}

/** The shapes of all icons of the page, behind everything that draws one. The browser adds what it draws later. */
export function Shapes() {
  const collected = use(IconShapes);
  return (
    <svg
      id={placeId}
      aria-hidden
      className="hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own shapes
      dangerouslySetInnerHTML={{ __html: collected?.write() ?? "" }}
      suppressHydrationWarning
    />
  );
}
