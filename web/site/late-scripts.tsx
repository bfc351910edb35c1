import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import styleSheet from "#web/styles/app.css?url";

interface TagProps {
  children?: ReactNode;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** The tags within fragments and lists, in order. */
function tagsOf(node: ReactNode): ReactElement<TagProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<TagProps>(child)) return [];
    return typeof child.type === "string" ? [child] : tagsOf(child.props.children);
  });
}

/** Milliseconds after which a page that is not drawn, in a tab behind another, gets its scripts all the same. */
const maxPaintWait = 2000;

/** What the browser takes for data: the module script that waits in the document. */
const waiting = "text/late";

/**
 * A script that loads the modules and all styles, and then runs the element before itself as a module, once something
 * has been painted.
 * @param modules addresses to fetch at the same time, not one after the other as they import each other
 * @param styles address of the whole style sheet, which has to be there before the scripts change the page
 */
export function startScript(modules: readonly string[], styles: string): string {
  return `{
const { nonce, previousElementSibling: { textContent } } = document.currentScript;
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  const run = () => add("script", { type: "module", nonce, textContent });
  add("link", { rel: "stylesheet", href: ${JSON.stringify(styles)}, onload: run, onerror: run });
  for (const href of ${JSON.stringify(modules)}) add("link", { rel: "modulepreload", href });
};
new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
setTimeout(begin, ${maxPaintWait});
}`;
}

/**
 * React Router's scripts, begun after the first paint: what one sees and reads needs none of them, and
 * browsers otherwise fetch and compile them ahead of the fonts (docs/decisions/012-page-speed.md).
 *
 * `<Scripts>` has no such option. So it is called as a function, its tags are read, and an inline script takes the
 * place of its module script and preloads; it adds them, and the styles that the first view did without, when the browser reports the first paint. Until then the
 * page is plain HTML: links and forms work, web/lib/early-input.ts and early-clicks.ts keep the rest.
 */
export function LateScripts() {
  const tags = tagsOf(Scripts({}));
  const state = tags.find(({ type, props }) => type === "script" && props.type === undefined);
  const main = tags.find(({ type, props }) => type === "script" && props.type === "module");
  // After the start they are no longer part of the page.
  if (!state || !main) return null;
  const modules = tags.flatMap(({ type, props }) => (type === "link" && props.href ? [props.href] : []));
  return (
    <>
      {state}
      <script {...main.props} type={waiting} async={undefined} />
      <script nonce={main.props.nonce} suppressHydrationWarning>
        {startScript(modules, styleSheet)}
      </script>
    </>
  );
}
