/** A page's address, or a file's, to its bytes. */
export type Fetch = (address: string) => Promise<Buffer>;

export type FileKind = "scripts" | "styles" | "fonts";

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
}

/** What a document names in its tags and in its inline modules: scripts, styles and fonts, without repeats. */
export function filesOfDocument(html: string): Map<string, FileKind> {
  const files = new Map<string, FileKind>();
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    const href = attribute(tag, "href");
    const rel = attribute(tag, "rel");
    if (!href) continue;
    if (rel === "modulepreload") files.set(href, "scripts");
    if (rel === "stylesheet") files.set(href, "styles");
    if (rel === "preload" && attribute(tag, "as") === "font") files.set(href, "fonts");
  }
  for (const [, open = "", inline = ""] of html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)) {
    const src = attribute(open, "src");
    if (src) files.set(src, "scripts");
    if (attribute(open, "type") !== "module") {
      // The modules and styles that a page begins to load by itself after its first paint (web/site/late-scripts.tsx).
      for (const [list] of inline.matchAll(/\["\/[^"\\]+\.js"(?:,"\/[^"\\]+\.js")*\]/g)) {
        for (const file of JSON.parse(list) as string[]) files.set(file, "scripts");
      }
      for (const [, file = ""] of inline.matchAll(/"(\/[^"\\]+\.css)"/g)) files.set(file, "styles");
      continue;
    }
    // React Router starts from here: what it imports is loaded at once, also by `import()`.
    for (const [, file = ""] of inline.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      files.set(file, "scripts");
    }
  }
  return files;
}

/** The modules that a built script imports statically; what it imports later, with `import()`, is not meant. */
export function importsOfScript(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(
    ([, file = ""]) => file,
  );
}

/** The fonts that a style sheet can load. */
export function fontsOfStyles(source: string): string[] {
  return [...source.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g)].map(([, file = ""]) => file);
}

function within(source: string, file: FileKind): [string, FileKind][] {
  if (file === "scripts") return importsOfScript(source).map((name) => [name, "scripts"]);
  if (file === "styles") return fontsOfStyles(source).map((name) => [name, "fonts"]);
  return [];
}

/** The style sheets that are in a document, and the document without them. */
function apartFromStyles(html: string): { html: string; styles: string } {
  const tags = /(<style\b[^>]*>)(.*?)<\/style>/gs;
  return {
    html: html.replaceAll(tags, "$1</style>"),
    styles: [...html.matchAll(tags)].map(([, , text = ""]) => text).join("\n"),
  };
}

/**
 * Every file that a first visit of the page loads, with its bytes, by path. Style sheets within the document
 * count as one more file, `#styles`; the document without them is `html`.
 */
export async function loadPage(address: string, fetch: Fetch) {
  const { html, styles } = apartFromStyles((await fetch(address)).toString());
  const files = new Map<string, { kind: FileKind; bytes: Buffer }>();
  const waiting: [string, FileKind][] = [...filesOfDocument(html), ...within(styles, "styles")];
  if (styles) files.set("#styles", { kind: "styles", bytes: Buffer.from(styles) });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, kind] = next;
    if (files.has(path)) continue;
    const bytes = await fetch(path);
    files.set(path, { kind, bytes });
    if (kind === "fonts") continue;
    for (const [name, found] of within(bytes.toString(), kind)) {
      waiting.push([new URL(name, `http://localhost${path}`).pathname, found]);
    }
  }
  return { html: Buffer.from(html), files };
}
