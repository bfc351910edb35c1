import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { create } from "tar";
import { build } from "./build.ts";
import { serverSources } from "./package/bundle.ts";
import { checkArchive } from "./package/check.ts";
import { copyContents } from "./package/contents.ts";
import { type Architecture, architectures, nativeFolder } from "./package/native.ts";
import { writeNotices } from "./package/notices.ts";
import { withoutSymbols } from "./package/symbols.ts";

const usage = `npm run package                   an archive for Linux on this machine's kind of processor
npm run package -- --arch=arm64   for the other kind: x64 or arm64
npm run package -- --folder       without the archive: only the folder that it would hold
npm run package -- --check        tries it without this project and without network: models, workers, native code
      --root=<folder>             inside a bare system, such as debootstrap makes`;

const root = path.dirname(import.meta.dirname);
const filesBeside = path.join(import.meta.dirname, "package", "files");
/** Every archive of the same sources has the same bytes. */
const moment = new Date("2000-01-01T00:00:00Z");

function stage(arch: Architecture): { name: string; folder: string } {
  const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  const version = `${manifest.version}-${serverSources().slice(0, 8)}`;
  const name = `ushirika-${version}-linux-${arch}`;
  const folder = path.join(root, "build", "package", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "runtime"), { recursive: true });
  const native = nativeFolder(arch);
  copyContents(folder, { folder: native, arch });
  cpSync(filesBeside, folder, { recursive: true });
  for (const script of ["install.sh", "uninstall.sh", "ushirika"])
    chmodSync(path.join(folder, script), 0o755);
  const node = path.join(native, `node-linux-${arch}`);
  cpSync(path.join(node, "bin", "node"), path.join(folder, "runtime", "node"));
  cpSync(path.join(node, "LICENSE"), path.join(folder, "runtime", "LICENSE"));
  writeFileSync(path.join(folder, "VERSION"), `${version}\n`);
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ name: "ushirika", version, type: "module" }),
  );
  for (const program of globSync(["runtime/node", "**/*.node", "**/*.so*"], { cwd: folder })) {
    const file = path.join(folder, program);
    if (statSync(file).isFile()) writeFileSync(file, withoutSymbols(readFileSync(file)));
  }
  writeNotices(path.join(folder, "NOTICES.txt"));
  return { name, folder };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

function sizeOf(folder: string): number {
  const sizes = globSync("**", { cwd: folder }).map((file) => statSync(path.join(folder, file)));
  return sizes.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

const { values } = parseArgs({
  options: {
    arch: { type: "string" },
    folder: { type: "boolean" },
    check: { type: "boolean" },
    root: { type: "string" },
    help: { type: "boolean" },
  },
});
const arch = architectures.find((one) => one === (values.arch ?? process.arch));
if (values.help || !arch) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
await build();
const { name, folder } = stage(arch);
console.log(`${folder}: ${megabytes(sizeOf(folder))}`);
if (values.check && !(await checkArchive(folder, values.root && path.resolve(values.root)))) process.exit(1);
if (!values.folder) {
  const file = `${folder}.tar.gz`;
  await create({ cwd: path.dirname(folder), file, gzip: { level: 9 }, portable: true, mtime: moment }, [
    name,
  ]);
  console.log(`${file}: ${megabytes(statSync(file).size)}`);
}
