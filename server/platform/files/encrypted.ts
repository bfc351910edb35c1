import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { FileStore } from "./store.ts";

/*
 * A stored file is  version (1) | key id (4) | nonce (12) | ciphertext | tag (16).
 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 files under one key (NIST SP 800-38D, 8.3).
 * The header and the storage key are authenticated, so a file moved to another key does not open.
 */
const version = 1;
const headerLength = 1 + 4;
const nonceLength = 12;
const tagLength = 16;

function keyId(key: Uint8Array): Buffer {
  return createHash("sha256").update("file-key-id").update(key).digest().subarray(0, 4);
}

function authenticated(header: Uint8Array, storageKey: string): Buffer {
  return Buffer.concat([header, Buffer.from(storageKey, "utf8")]);
}

function seal(storageKey: string, plain: Uint8Array, key: Uint8Array): Buffer {
  const header = Buffer.concat([Buffer.from([version]), keyId(key)]);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  cipher.setAAD(authenticated(header, storageKey));
  return Buffer.concat([header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(storageKey: string, sealed: Uint8Array, keys: readonly Uint8Array[]): Uint8Array {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < headerLength + nonceLength + tagLength || bytes[0] !== version) {
    throw new Error(`The stored file ${storageKey} is not in the encrypted format.`);
  }
  const header = bytes.subarray(0, headerLength);
  const key = keys.find((candidate) => keyId(candidate).equals(header.subarray(1)));
  if (!key) throw new Error(`The stored file ${storageKey} was encrypted with a key that is not configured.`);
  const nonce = bytes.subarray(headerLength, headerLength + nonceLength);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  decipher.setAAD(authenticated(header, storageKey));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const ciphertext = bytes.subarray(headerLength + nonceLength, -tagLength);
  try {
    return new Uint8Array(Buffer.concat([decipher.update(ciphertext), decipher.final()]));
  } catch (cause) {
    throw new Error(`The stored file ${storageKey} was changed after it was written.`, { cause });
  }
}

/**
 * A store that encrypts what it is given, for identity documents. The content type stays out of storage too.
 * @param key 32 bytes; encrypts every new file
 * @param retired earlier keys, which still open the files they encrypted
 * @returns a store whose `get` throws an Error for a file that was tampered with, moved to another key,
 *   or encrypted with an unknown key
 */
export function encryptedStore(
  store: FileStore,
  key: Uint8Array,
  retired: readonly Uint8Array[] = [],
): FileStore {
  const keys = [key, ...retired];
  if (keys.some((one) => one.length !== 32)) throw new Error("A file encryption key has 32 bytes.");
  return {
    put: (at, bytes) => store.put(at, seal(at, bytes, key), { contentType: "application/octet-stream" }),
    get: async (at) => open(at, await store.get(at), keys),
    delete: (at) => store.delete(at),
    exists: (at) => store.exists(at),
    check: () => store.check(),
  };
}
