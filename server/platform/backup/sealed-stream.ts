import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Transform } from "node:stream";
import { BackupRefused } from "./refusal.ts";

/*
 * A backup is  magic | salt (16) | frames; a frame is  length (4) | ciphertext | tag (16).
 * AES-256-GCM under a key of this one archive (HKDF of BACKUP_KEY and the salt); the nonce counts the frames and says
 * which is the last, so that none can be left out, moved or cut off (the STREAM construction).
 */
const magic = Buffer.from("USHIRIKA BACKUP 1\n");
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;

const keyOf = (key: string, salt: Uint8Array) =>
  new Uint8Array(hkdfSync("sha256", key, salt, "ushirika backup", 32));

function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame));
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Encrypts what is written to it. @param key `BACKUP_KEY` */
export function sealingStream(key: string): Transform {
  const salt = randomBytes(saltBytes);
  const derived = keyOf(key, salt);
  let frame = 0;
  let waiting = Buffer.alloc(0);
  function seal(plain: Uint8Array, last: boolean): Buffer {
    const cipher = createCipheriv("aes-256-gcm", derived, nonceOf(frame, last));
    frame += 1;
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  }
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([magic, salt]));
      done();
    },
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      for (; waiting.length > frameBytes; waiting = waiting.subarray(frameBytes)) {
        this.push(seal(waiting.subarray(0, frameBytes), false));
      }
      done();
    },
    flush(done) {
      this.push(seal(waiting, true));
      done();
    },
  });
}

/** What a sealed stream holds. @throws BackupRefused where it is another file, another key's, changed or cut off */
export async function* openSealed(bytes: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const reader = readerOf(bytes);
  const begin = await reader(magic.length + saltBytes);
  if (!begin?.subarray(0, magic.length).equals(magic)) {
    throw new BackupRefused("This is not a backup of this product.");
  }
  const derived = keyOf(key, begin.subarray(magic.length));
  let length = await reader(4);
  for (let frame = 0; length; frame += 1) {
    const sealed = await reader(Math.min(length.readUInt32BE(), frameBytes + tagBytes));
    const next = await reader(4);
    if (!sealed || sealed.length < tagBytes) break;
    const decipher = createDecipheriv("aes-256-gcm", derived, nonceOf(frame, next === null));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    const begun = decipher.update(sealed.subarray(0, -tagBytes));
    try {
      yield Buffer.concat([begun, decipher.final()]);
    } catch (cause) {
      const why = frame === 0 ? "BACKUP_KEY is not the key that it was made with, or it" : "It";
      throw new BackupRefused(`The backup does not open: ${why} was changed or cut off since.`, { cause });
    }
    if (next === null) return;
    length = next;
  }
  throw new BackupRefused("The backup does not open: it was cut off.");
}

/** Reads pieces of exact lengths; null at the end, also where less is left. */
function readerOf(bytes: AsyncIterable<Buffer>): (count: number) => Promise<Buffer | null> {
  const iterator = bytes[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  return async (count) => {
    while (waiting.length < count) {
      const { value, done } = await iterator.next();
      if (done) return null;
      waiting = Buffer.concat([waiting, value]);
    }
    const piece = waiting.subarray(0, count);
    waiting = waiting.subarray(count);
    return piece;
  };
}
