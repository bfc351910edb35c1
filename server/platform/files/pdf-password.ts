import { createCipheriv, createHash } from "node:crypto";
import { type PdfDictionary, type PdfValue, readPdfValue } from "./pdf-objects.ts";

/*
 * A PDF may be encrypted although it opens for everyone: the owner restricts printing or copying and leaves
 * the password to open it empty. Telling the two apart takes trying the empty password, by the algorithms of
 * ISO 32000-2, 7.6.4 (numbers below). They cost microseconds.
 */

/** The 32 bytes that stand for, or fill up, a password (7.6.4.3.2). */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** Not in OpenSSL's default provider any more, hence written out. */
function rc4(key: Uint8Array, input: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (i: number, j: number) => {
    const kept = state[i] ?? 0;
    state[i] = state[j] ?? 0;
    state[j] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    input.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

const md5 = (...parts: Uint8Array[]) => {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

interface Encryption {
  revision: number;
  /** Of the file key, in bytes. */
  keyLength: number;
  owner: Buffer;
  user: Buffer;
  permissions: number;
  encryptsMetadata: boolean;
}

/** Algorithm 2: the file key of the empty password. */
function fileKey(encryption: Encryption, fileId: Buffer): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(encryption.permissions | 0);
  const clear = encryption.revision >= 4 && !encryption.encryptsMetadata;
  let key: Buffer = md5(
    padding,
    encryption.owner.subarray(0, 32),
    permissions,
    fileId,
    Buffer.from(clear ? [255, 255, 255, 255] : []),
  );
  if (encryption.revision >= 3) {
    for (let round = 0; round < 50; round++) key = md5(key.subarray(0, encryption.keyLength));
  }
  return key.subarray(0, encryption.keyLength);
}

/** Algorithms 4, 5 and 6: revisions 2 to 4 keep a constant encrypted with the user's key. */
function opensOlder(encryption: Encryption, fileId: Buffer): boolean {
  const key = fileKey(encryption, fileId);
  if (encryption.revision === 2) return rc4(key, padding).equals(encryption.user.subarray(0, 32));
  let proof: Buffer = md5(padding, fileId);
  for (let round = 0; round < 20; round++) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  }
  return proof.equals(encryption.user.subarray(0, 16));
}

/** Algorithm 2.B: the hardened hash of revision 6, for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key: Buffer = createHash("sha256").update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array<Buffer>(64).fill(key));
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const encrypted = cipher.update(repeated);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(["sha256", "sha384", "sha512"][remainder] ?? "sha256")
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithm 11: revisions 5 and 6 keep a salted hash of the password. */
function opensNewer({ revision, user }: Encryption): boolean {
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? createHash("sha256").update(salt).digest() : hardenedHash(salt);
  return hash.equals(user.subarray(0, 32));
}

function readEncryption(dictionary: PdfDictionary): Encryption | undefined {
  const number = (key: string, otherwise: number) => {
    const value = dictionary.get(key);
    return typeof value === "number" ? value : otherwise;
  };
  const [owner, user] = [dictionary.get("O"), dictionary.get("U")];
  const version = number("V", 0);
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return undefined;
  if (dictionary.get("Filter") !== "/Standard" || version < 1 || version > 5) return undefined;
  const bits = version === 1 ? 40 : version === 4 ? 128 : number("Length", 40);
  return {
    revision: number("R", 0),
    keyLength: Math.min(16, Math.max(5, bits >> 3)),
    owner,
    user,
    permissions: number("P", 0),
    encryptsMetadata: dictionary.get("EncryptMetadata") !== false,
  };
}

/** The last value after `keyword` that fits: the newest trailer or object of its kind is last. */
function lastValue(
  bytes: Buffer,
  keyword: string,
  fits: (value: PdfValue, at: number) => boolean,
): { at: number; value: PdfValue } | undefined {
  let from = bytes.length;
  // Text of a document may show these words too; a file that does so more often than this is up to nothing good.
  for (let tries = 0; tries < 32 && from >= 0; tries++) {
    const at = bytes.lastIndexOf(keyword, from, "latin1");
    if (at < 0) return undefined;
    const value = readPdfValue(bytes, at + keyword.length);
    if (value !== undefined && fits(value, at)) return { at, value };
    from = at - 1;
  }
  return undefined;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** `/Encrypt` is in the trailer: a reference as a rule, the dictionary itself now and then. */
function encryptionDictionary(bytes: Buffer): PdfDictionary | undefined {
  const entry = lastValue(bytes, "/Encrypt", (value) => value instanceof Map || typeof value === "number");
  if (!entry || entry.value instanceof Map) return entry?.value as PdfDictionary | undefined;
  const text = bytes.toString("latin1", entry.at, entry.at + 64);
  const reference = /^\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R/.exec(text);
  if (!reference) return undefined;
  const object = lastValue(
    bytes,
    `${reference[1]} ${reference[2]} obj`,
    (value, at) => value instanceof Map && value.has("Filter") && !isDigit(bytes[at - 1]),
  );
  return object?.value as PdfDictionary | undefined;
}

function fileIdentifier(bytes: Buffer): Buffer {
  const entry = lastValue(bytes, "/ID", (value) => Array.isArray(value) && Buffer.isBuffer(value[0]));
  const first = Array.isArray(entry?.value) ? entry.value[0] : undefined;
  return Buffer.isBuffer(first) ? first : Buffer.alloc(0);
}

/**
 * Whether a PDF asks for a password before it shows anything. Restrictions on printing or copying alone do
 * not count. A file encrypted in a way this cannot read (for one certificate, say) counts as locked.
 */
export function isPdfLocked(bytes: Buffer): boolean {
  const dictionary = encryptionDictionary(bytes);
  if (!dictionary) return false;
  const encryption = readEncryption(dictionary);
  if (!encryption) return true;
  if (encryption.revision >= 5) return encryption.revision > 6 || !opensNewer(encryption);
  return !opensOlder(encryption, fileIdentifier(bytes));
}
