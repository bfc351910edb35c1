import { type SVGProps, use, useLayoutEffect } from "react";
import { IconShapes, keepShape, shapeId } from "./icon-shapes.tsx";

type IconProps = SVGProps<SVGSVGElement>;

function useDrawn(name: string, shapes: string, { className, ...props }: IconProps) {
  const collecting = use(IconShapes);
  // Once they are written, the server draws what comes later by itself.
  const isKept = collecting?.add(name, shapes) ?? true;
  useLayoutEffect(() => keepShape(name, shapes), [name, shapes]);
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : "icon"}
      aria-hidden={props["aria-label"] ? undefined : true}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own shapes
      dangerouslySetInnerHTML={{ __html: isKept ? `<use href="#${shapeId(name)}"></use>` : shapes }}
      suppressHydrationWarning
    />
  );
}

/**
 * An icon of Lucide as a component. The build takes this in place of Lucide's own (tools/browser/icons.ts), which
 * can do much that nobody here asks for and costs each page 3 kB with its names and keys. A page holds the shapes of
 * each icon once, however often it is drawn. Sizes and strokes are in base.css.
 * @param shapes what it is drawn of, as markup
 */
export const iconOf = (name: string, shapes: string) => (props: IconProps) => useDrawn(name, shapes, props);
