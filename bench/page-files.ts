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
    if (attribute(open, "type") !== "module") continue;
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

/** Every file that a first visit of the page loads, with its bytes, by path; the document itself is `html`. */
export async function loadPage(address: string, fetch: Fetch) {
  const html = await fetch(address);
  const files = new Map<string, { kind: FileKind; bytes: Buffer }>();
  const waiting: [string, FileKind][] = [...filesOfDocument(html.toString())];
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
  return { html, files };
}
