import { Children, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { useLanguage } from "#web/lib/language.ts";
import styleSheet from "#web/styles/app.css?url";

interface TagProps {
  children?: ReactNode;
  href?: string;
  type?: string;
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

/** What the scripts of a page say, without the nonce, which is another each time. */
interface ScriptTexts {
  state: string;
  main: string;
  start: string;
}

/**
 * On the server, by language and path: writing them goes through the routes above the page again, which is a thirtieth of the
 * rendered board. What a path has does not change while a build runs.
 */
const textsByPath = new Map<string, ScriptTexts>();
/** Some 5 kB each; the paths of applications and jobs never end. */
const maxPaths = 200;

/** Reads what React Router's tags say; null for what is no longer part of the page, after the start. */
function readTexts(): ScriptTexts | null {
  const tags = tagsOf(Scripts({}));
  const textOf = (wanted: string | undefined) =>
    tags.find(({ type, props }) => type === "script" && props.type === wanted)?.props.dangerouslySetInnerHTML
      ?.__html;
  const [state, main] = [textOf(undefined), textOf("module")];
  if (state === undefined || main === undefined) return null;
  const modules = tags.flatMap(({ type, props }) => (type === "link" && props.href ? [props.href] : []));
  return { state, main, start: startScript(modules, styleSheet) };
}

/** The same of a path that was written before. */
function readTextsOnce(key: string): ScriptTexts | null {
  const texts = textsByPath.get(key) ?? readTexts();
  if (!texts) return null;
  if (textsByPath.size >= maxPaths) textsByPath.clear();
  textsByPath.set(key, texts);
  return texts;
}

const inlineScript = (nonce: string | undefined, text: string, type?: string) => (
  <script
    nonce={nonce}
    type={type}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React Router's words and ours
    dangerouslySetInnerHTML={{ __html: text }}
    suppressHydrationWarning
  />
);

/**
 * React Router's scripts, begun after the first paint: what one sees and reads needs none of them, and
 * browsers otherwise fetch and compile them ahead of the fonts (docs/decisions/012-page-speed.md).
 *
 * `<Scripts>` has no such option. So it is called as a function, its tags are read, and an inline script takes the
 * place of its module script and preloads; it adds them, and the styles that the first view did without, when the browser reports the first paint. Until then the
 * page is plain HTML: links and forms work, web/lib/early-input.ts and early-clicks.ts keep the rest.
 */
export function LateScripts() {
  const { nonce, renderMeta } = use(UNSAFE_FrameworkContext) ?? {};
  const key = `${useLanguage()} ${useLocation().pathname}`;
  const texts = import.meta.env.SSR ? readTextsOnce(key) : readTexts();
  if (!texts) return null;
  // Without it React Router would not write the data of the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  return (
    <>
      {inlineScript(nonce, texts.state)}
      {inlineScript(nonce, texts.main, waiting)}
      {inlineScript(nonce, texts.start)}
    </>
  );
}
