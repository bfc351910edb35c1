import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { scannedCv } from "#server/testing/files.ts";

const root = path.dirname(path.dirname(import.meta.dirname));
const fixtures = path.join(root, "e2e", "fixtures");

const samples: Record<string, string> = {
  "cv.pdf": "faith-chebet-koech.pdf",
  "cv.docx": "kevin-mutua-nzomo.docx",
  "cv.doc": "amina-said-bakari.doc",
  "id-front.jpg": "membership/id-front.jpg",
  "passport-photo.jpg": "membership/passport-photo.jpg",
};

/** How a command is run with nothing of the network but itself; only root may, elsewhere it is run as it is. */
function withoutNetwork(command: readonly string[]): readonly string[] {
  const isolated = process.getuid?.() === 0 && spawnSync("unshare", ["--net", "true"]).status === 0;
  if (!isolated) console.log("Not root: what follows has this machine's network.");
  return isolated
    ? ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh", ...command]
    : command;
}

/**
 * Tries what an archive holds where nothing else of the project is: in a folder of its own, and where a bare system's
 * root is named, inside of that.
 * @param bare folder with a system (debootstrap --variant=minbase); only root may enter it
 * @returns whether all of it works
 */
export async function checkArchive(folder: string, bare: string | undefined): Promise<boolean> {
  const place = mkdtempSync(path.join(bare ? path.join(bare, "var/tmp") : tmpdir(), "ushirika-check-"));
  try {
    // Where the service's user exists, as after an installation, the archive runs as that one.
    chmodSync(place, 0o755);
    cpSync(folder, path.join(place, "archive"), { recursive: true });
    mkdirSync(path.join(place, "samples"));
    for (const [name, fixture] of Object.entries(samples)) {
      copyFileSync(path.join(fixtures, fixture), path.join(place, "samples", name));
    }
    const scan = await (await scannedCv(1)).arrayBuffer();
    writeFileSync(path.join(place, "samples", "scan.pdf"), Buffer.from(scan));
    copyFileSync(path.join(import.meta.dirname, "check-inside.ts"), path.join(place, "check.ts"));
    const inside = bare ? path.join("/", path.relative(bare, place)) : place;
    const command = [path.join(inside, "archive/runtime/node"), path.join(inside, "check.ts")];
    const args = [path.join(inside, "archive"), path.join(inside, "samples")];
    const [program = "", ...rest] = withoutNetwork([...(bare ? ["chroot", bare] : []), ...command, ...args]);
    const { PORT } = process.env;
    const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...(PORT && { PORT }) };
    return spawnSync(program, rest, { stdio: "inherit", env }).status === 0;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
