import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { UnpackSync } from "tar";

const { file, folder } = workerData as { file: string; folder: string };
// In some large pieces: by itself zlib makes and joins thousands of small ones, which takes as long again.
const archive = zstdDecompressSync(readFileSync(file), { chunkSize: 16 * 1024 * 1024 });
// Nobody asks when PostgreSQL's files were written.
new UnpackSync({ cwd: folder, strip: 1, noMtime: true }).end(archive);
