import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/*
 * Sealed bytes are  version (1) | key id (4) | nonce (12) | ciphertext | tag (16).
 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 of them under one key (NIST SP 800-38D, 8.3).
 * The header and the name are authenticated, so what was moved under another name does not open.
 */
const version = 1;
const headerLength = 1 + 4;
const nonceLength = 12;
const tagLength = 16;

/** Distinguishes one key from others, and gives nothing of it away. */
export function keyId(key: Uint8Array): Buffer {
  return createHash("sha256").update("file-key-id").update(key).digest().subarray(0, 4);
}

function authenticated(header: Uint8Array, name: string): Buffer {
  return Buffer.concat([header, Buffer.from(name, "utf8")]);
}

/** Encrypts bytes under a name, which opening them asks for. @param key 32 bytes */
export function seal(name: string, plain: Uint8Array, key: Uint8Array): Buffer {
  const header = Buffer.concat([Buffer.from([version]), keyId(key)]);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  cipher.setAAD(authenticated(header, name));
  return Buffer.concat([header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** No configured key opens what was sealed; `message` says why. Trying again does not help. */
export class Unreadable extends Error {}

/**
 * Decrypts what `seal` made.
 * @param keys the current one first, then former ones
 * @throws Unreadable when it was tampered with, moved to another name, or sealed with an unknown key
 */
export function open(name: string, sealed: Uint8Array, keys: readonly Uint8Array[]): Uint8Array {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < headerLength + nonceLength + tagLength || bytes[0] !== version) {
    throw new Unreadable(`What is stored as ${name} is not in the encrypted format.`);
  }
  const header = bytes.subarray(0, headerLength);
  const key = keys.find((candidate) => keyId(candidate).equals(header.subarray(1)));
  if (!key) {
    throw new Unreadable(`What is stored as ${name} was encrypted with a key that is not configured.`);
  }
  const nonce = bytes.subarray(headerLength, headerLength + nonceLength);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
  decipher.setAAD(authenticated(header, name));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const ciphertext = bytes.subarray(headerLength + nonceLength, -tagLength);
  try {
    return new Uint8Array(Buffer.concat([decipher.update(ciphertext), decipher.final()]));
  } catch (cause) {
    throw new Unreadable(`What is stored as ${name} was changed after it was written.`, { cause });
  }
}

/** Whether this key sealed the bytes. */
export const isSealedWith = (sealed: Uint8Array, key: Uint8Array): boolean =>
  keyId(key).equals(sealed.subarray(1, headerLength));

/** Encrypts short texts for the database. */
export interface Sealer {
  /** @param name which row and column it is for: it opens there only */
  seal(name: string, text: string): string;
  /** @throws Unreadable */
  open(name: string, sealed: string): string;
  /** Whether the current key sealed it, not a former one. */
  isCurrent(sealed: string): boolean;
}

/** @param key 32 bytes, seals; @param retired former keys, which still open what they sealed */
export function createSealer(key: Uint8Array, retired: readonly Uint8Array[]): Sealer {
  const bytes = (sealed: string) => Buffer.from(sealed, "base64url");
  return {
    seal: (name, text) => seal(name, Buffer.from(text, "utf8"), key).toString("base64url"),
    open: (name, sealed) => Buffer.from(open(name, bytes(sealed), [key, ...retired])).toString("utf8"),
    isCurrent: (sealed) => isSealedWith(bytes(sealed), key),
  };
}

/** The same sealed with the current key; null where it is already, and where no key opens it: that one stays as it is. */
export function resealed(sealer: Sealer, name: string, sealed: string): string | null {
  if (sealer.isCurrent(sealed)) return null;
  try {
    return sealer.seal(name, sealer.open(name, sealed));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
