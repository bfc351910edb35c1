import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encryptedStore } from "./encrypted.ts";
import { fileKey } from "./keys.ts";
import { createFileStore } from "./open-store.ts";
import type { FileStore } from "./store.ts";

const contentType = "image/jpeg";
const key = randomBytes(32);
const where = () => fileKey("umoja", new Date("2026-11-21T08:00:00Z"), randomUUID());

let folder: string;
let plain: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sealed-"));
  plain = await createFileStore({ kind: "local", folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("an encrypted store", () => {
  it("gives back any bytes and stores none of them readably", async () => {
    const store = encryptedStore(plain, key);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        const at = where();
        await store.put(at, bytes, { contentType });
        expect(await store.get(at)).toEqual(bytes);
        if (bytes.length > 8)
          expect(Buffer.from(await plain.get(at)).includes(Buffer.from(bytes))).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it("never encrypts the same file to the same bytes", async () => {
    const store = encryptedStore(plain, key);
    const [one, two] = [where(), where()];
    for (const at of [one, two]) await store.put(at, Buffer.from("the same"), { contentType });
    const tails = await Promise.all([one, two].map(async (at) => (await plain.get(at)).slice(5)));
    expect(tails[0]).not.toEqual(tails[1]);
  });

  it("opens no file in which any one byte was changed, nor a shortened one", async () => {
    const store = encryptedStore(plain, key);
    const at = where();
    await store.put(at, Buffer.from("identity card"), { contentType });
    const sealed = await plain.get(at);
    for (let index = 0; index < sealed.length; index++) {
      const tampered = sealed.map((byte, i) => (i === index ? byte ^ 1 : byte));
      await plain.put(at, tampered, { contentType });
      await expect(store.get(at), `byte ${index}`).rejects.toThrow("What is stored as");
    }
    for (const length of [0, 5, 32, sealed.length - 1]) {
      await plain.put(at, sealed.slice(0, length), { contentType });
      await expect(store.get(at)).rejects.toThrow("What is stored as");
    }
  });

  it("opens no file that was moved to another person's key", async () => {
    const store = encryptedStore(plain, key);
    const [mine, yours] = [where(), where()];
    await store.put(mine, Buffer.from("mine"), { contentType });
    await plain.put(yours, await plain.get(mine), { contentType });
    await expect(store.get(yours)).rejects.toThrow("changed after it was written");
  });

  it("says that the key is unknown, and opens old files once the retired key is named", async () => {
    const at = where();
    await encryptedStore(plain, key).put(at, Buffer.from("old"), { contentType });
    const fresh = randomBytes(32);
    await expect(encryptedStore(plain, fresh).get(at)).rejects.toThrow("a key that is not configured");
    expect(Buffer.from(await encryptedStore(plain, fresh, [key]).get(at)).toString()).toBe("old");
  });

  it("encrypts anew what an earlier key encrypted, and leaves the rest as it is", async () => {
    const at = where();
    await encryptedStore(plain, key).put(at, Buffer.from("old"), { contentType });
    const fresh = randomBytes(32);
    await expect(encryptedStore(plain, fresh).reencrypt(at)).rejects.toThrow("not configured");
    const store = encryptedStore(plain, fresh, [key]);
    expect(await store.reencrypt(at)).toBe(true);
    const sealed = await plain.get(at);
    expect(await store.reencrypt(at)).toBe(false);
    expect(await plain.get(at)).toEqual(sealed);
    expect(Buffer.from(await encryptedStore(plain, fresh).get(at)).toString()).toBe("old");
  });

  it("passes on what is missing and refuses a short key", async () => {
    const store = encryptedStore(plain, key);
    expect(await store.exists(where())).toBe(false);
    await expect(store.get(where())).rejects.toMatchObject({ code: "not_found" });
    expect(() => encryptedStore(plain, randomBytes(16))).toThrow("32 bytes");
  });
});
