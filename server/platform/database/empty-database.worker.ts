import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { UnpackSync } from "tar";

const { file, folder } = workerData as { file: string; folder: string };
new UnpackSync({ cwd: folder, strip: 1 }).end(zstdDecompressSync(readFileSync(file)));
