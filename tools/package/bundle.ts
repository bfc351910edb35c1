import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

const root = path.dirname(path.dirname(import.meta.dirname));

/** Where the bundled program lies, in the project as in an archive of it: sources beside it keep their places. */
export const programFolder = path.join(root, "build", "program");

/**
 * What stays a package of its own: native code, and what reads files beside itself or is loaded by its name.
 * Whatever else the program needs is in the bundle.
 */
export const packagesBeside = [
  "@electric-sql/pglite",
  "@fastify/swagger-ui",
  "@napi-rs/canvas",
  "onnxruntime-node",
  "pdfmake",
  "sharp",
  "tesseract.js",
] as const;

/** Files of ours that are started by themselves: the server, its workers, and the operator's commands. */
function entries(): Record<string, string> {
  const workers = globSync("server/**/*.worker.ts", { cwd: root }).map((file) => [
    path.basename(file, ".ts"),
    path.join(root, file),
  ]);
  return {
    ...Object.fromEntries(workers),
    main: path.join(root, "server", "main.ts"),
    backup: path.join(root, "tools", "backup.ts"),
    restore: path.join(root, "tools", "restore.ts"),
    render: path.join(root, "build", "server", "index.js"),
  };
}

/** A digest of all that the server is made from. */
export function serverSources(): string {
  const digest = createHash("sha256");
  const files = globSync(
    ["server/**/*.ts", "contract/**/*.ts", "tools/{backup,restore}.ts", "tools/package/bundle.ts"],
    { cwd: root, exclude: (name) => name.endsWith(".test.ts") },
  );
  for (const file of [...files.sort(), "package-lock.json", "build/stamp"]) {
    digest.update(file).update(readFileSync(path.join(root, file)));
  }
  return digest.digest("hex");
}

/**
 * Our sources find workers and data by their own address, which a bundle does not have any more: a worker's becomes
 * that of its bundle, everything else stays where it lies in the sources.
 * @param id the source's file
 */
export function withOwnAddresses(id: string, code: string): string {
  const own = `new URL(${JSON.stringify(`../../${path.relative(root, id)}`)}, import.meta.url).href`;
  return code
    .replace(/new URL\("\.\/([\w.-]+\.worker)\.ts", import\.meta\.url\)/g, 'new URL("./$1.js", BUNDLE)')
    .replace('new URL("../build/server/index.js", import.meta.url)', 'new URL("./render.js", BUNDLE)')
    .replaceAll("import.meta.url", own)
    .replaceAll("BUNDLE", "import.meta.url");
}

const addresses = (): Plugin => ({
  name: "addresses-of-sources",
  enforce: "pre",
  transform: (code, id) =>
    /^(server|tools|contract)\//.test(path.relative(root, id)) && code.includes("import.meta.url")
      ? withOwnAddresses(id, code)
      : null,
});

/** Sources are not there to be digested any more: the whole program has one digest. */
function digestOfSources(digest: string): Plugin {
  return {
    name: "digest-of-sources",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/server/platform/cache/sources.ts")
        ? `export const sourceDigest = () => ${JSON.stringify(digest)};`
        : null,
  };
}

/**
 * Bundles the server for production, unless the last bundle was made from the very same sources: a few files instead
 * of thousands, without what is for developers.
 */
export async function bundleProgram(): Promise<void> {
  const digest = serverSources();
  const stamp = path.join(programFolder, "stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  process.stdout.write("Bundling the server ...\n");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [addresses(), digestOfSources(digest)],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, external: [...packagesBeside], target: "node" },
    build: {
      ssr: true,
      outDir: programFolder,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: {
        onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
        input: entries(),
        external: [...packagesBeside, "vite", "pg-native"],
        output: {
          // Names of functions and classes stay: the log says where a failure happened.
          minify: { compress: true, mangle: { keepNames: true }, codegen: true },
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          comments: false,
        },
      },
    },
  });
  writeFileSync(stamp, digest);
}
