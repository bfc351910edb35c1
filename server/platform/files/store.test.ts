import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startS3Server } from "../../testing/s3-server.ts";
import { fileKey } from "./keys.ts";
import { createFileStore } from "./open-store.ts";
import type { FileStore, S3Config } from "./store.ts";

const contentType = "application/pdf";
const at = new Date("2026-11-21T08:00:00Z");
const key = () => fileKey("3f0c1c2e-7f6e-4a53-9d1b-0a2f6f3e9a11", at, randomUUID());
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What every adapter promises. */
function keepsTheContract(open: () => FileStore) {
  it("gives back exactly the bytes it was given, empty and binary ones too", async () => {
    const store = open();
    const binary = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    for (const bytes of [new Uint8Array(), bytesOf("a"), binary]) {
      const where = key();
      await store.put(where, bytes, { contentType });
      const back = await store.get(where);
      expect(back).toBeInstanceOf(Uint8Array);
      expect(Buffer.from(back).equals(bytes)).toBe(true);
    }
  });

  it("stores a view of a larger buffer without the rest of it", async () => {
    const store = open();
    const where = key();
    await store.put(where, bytesOf("before|inside|after").subarray(7, 13), { contentType });
    expect(new TextDecoder().decode(await store.get(where))).toBe("inside");
  });

  it("replaces a file", async () => {
    const store = open();
    const where = key();
    await store.put(where, bytesOf("a longer first version"), { contentType });
    await store.put(where, bytesOf("second"), { contentType });
    expect(new TextDecoder().decode(await store.get(where))).toBe("second");
  });

  it("knows what exists and forgets what is deleted, as often as it is asked to", async () => {
    const store = open();
    const where = key();
    expect(await store.exists(where)).toBe(false);
    await store.put(where, bytesOf("x"), { contentType });
    expect(await store.exists(where)).toBe(true);
    await store.delete(where);
    await store.delete(where);
    expect(await store.exists(where)).toBe(false);
    await expect(store.get(where)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    "../outside",
    "a/../../outside",
    "/etc/passwd",
    "a//b",
    "a\\..\\b",
    ".hidden",
    "a/b.pdf",
    "",
    "a\0b",
  ])("refuses the key %j in every operation", async (bad) => {
    const store = open();
    await expect(store.put(bad, bytesOf("x"), { contentType })).rejects.toThrow("Not a storage key");
    await expect(store.get(bad)).rejects.toThrow("Not a storage key");
    await expect(store.exists(bad)).rejects.toThrow("Not a storage key");
    await expect(store.delete(bad)).rejects.toThrow("Not a storage key");
  });

  it("is ready", async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
}

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "files-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe("local folder", () => {
  let folder: string;
  let store: FileStore;
  // A folder of its own for each test: what one leaves behind (a killed writer's half file) is not another's.
  beforeEach(async () => {
    folder = await mkdtemp(path.join(root, "local-"));
    store = await createFileStore({ kind: "local", folder });
  });
  keepsTheContract(() => store);

  it("keeps files from other users of the machine and leaves nothing unfinished", async () => {
    const where = key();
    await store.put(where, bytesOf("private"), { contentType });
    await store.check();
    expect((await stat(path.join(folder, where))).mode & 0o077).toBe(0);
    expect(await readdir(path.join(folder, ".unfinished"))).toEqual([]);
  });

  it("makes its folders anew when they were taken away, and leaves nothing of a write that failed", async () => {
    const where = key();
    await store.put(where, bytesOf("first"), { contentType });
    await rm(folder, { recursive: true });
    await store.put(where, bytesOf("second"), { contentType });
    expect(new TextDecoder().decode(await store.get(where))).toBe("second");

    const taken = key();
    await mkdir(path.join(folder, taken, "a folder in its place"), { recursive: true });
    await expect(store.put(taken, bytesOf("x"), { contentType })).rejects.toThrow();
    expect(await readdir(path.join(folder, ".unfinished"))).toEqual([]);
  });

  it("shows readers whole versions only while writers race", async () => {
    const where = key();
    const versions = ["a", "b", "c", "d"].map((letter) => letter.repeat(400_000));
    await store.put(where, bytesOf("a".repeat(400_000)), { contentType });
    const reads = Array.from({ length: 20 }, () => store.get(where));
    const writes = versions.map((text) => store.put(where, bytesOf(text), { contentType }));
    for (const bytes of await Promise.all(reads)) expect(versions).toContain(new TextDecoder().decode(bytes));
    await Promise.all(writes);
  });

  it("holds a whole version after its writer was killed in the middle of writing", async () => {
    const where = key();
    const program = `
      import { createFileStore } from ${JSON.stringify(import.meta.resolve("./open-store.ts"))};
      const store = await createFileStore({ kind: "local", folder: ${JSON.stringify(folder)} });
      for (let round = 0; ; round++) {
        const bytes = new Uint8Array(4_000_000).fill(65 + (round % 26));
        await store.put(${JSON.stringify(where)}, bytes, { contentType: "text/plain" });
        process.stdout.write(".");
      }`;
    const writer = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    for (let rounds = 0; rounds < 3; rounds++) await once(writer.stdout, "data");
    writer.kill("SIGKILL");
    await once(writer, "exit");
    const bytes = await store.get(where);
    expect(bytes.length).toBe(4_000_000);
    expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
  });

  it("sweeps what a crash left behind, but not what another process is writing", async () => {
    const unfinished = path.join(folder, ".unfinished");
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, "old"), "half");
    await writeFile(path.join(unfinished, "new"), "half");
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(path.join(unfinished, "old"), yesterday, yesterday);
    await createFileStore({ kind: "local", folder });
    expect(await readdir(unfinished)).toEqual(["new"]);
  });

  it("is not ready when the folder cannot be written", async () => {
    const file = path.join(root, "a-file");
    await writeFile(file, "");
    const blocked = await createFileStore({ kind: "local", folder: file });
    await expect(blocked.check()).rejects.toThrow();
  });
});

describe("S3", () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let store: FileStore;
  let config: S3Config;
  beforeAll(async () => {
    server = await startS3Server(path.join(root, "s3"));
    config = {
      kind: "s3",
      bucket: "documents",
      region: "us-east-1",
      endpoint: server.address,
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    };
    store = await createFileStore(config);
  });
  afterAll(() => server.close());
  keepsTheContract(() => store);

  it("is not ready without the bucket or with unknown credentials", async () => {
    const elsewhere = await createFileStore({ ...config, bucket: "nowhere" });
    await expect(elsewhere.check()).rejects.toThrow();
    const stranger = await createFileStore({ ...config, accessKeyId: "STRANGER" });
    await expect(stranger.check()).rejects.toThrow();
    await expect(stranger.get(key())).rejects.not.toMatchObject({ code: "not_found" });
  });
});
