import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Seconds for which a code is shown. */
const stepSeconds = 30;
const digits = 6;
/** Steps before and after the present one that are taken: clocks of phones differ, and people type slowly. */
const tolerance = 1;

/** Bytes in base32 (RFC 4648) without padding, as authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A secret for an authenticator app: 160 random bits, in base32. */
export const newSecret = (): string => base32(randomBytes(20));

/** The code of a step (RFC 4226, section 5.3, with the counter of RFC 6238). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The code that an app shows at a moment. */
export const codeAt = (secret: string, now: Date): string => codeOf(secret, stepAt(now));

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The step that a typed code belongs to, around now; null for a wrong one.
 * @param after only later steps count: a code that was used opens nothing a second time
 */
export function stepOfCode(secret: string, typed: string, now: Date, after: number | null): number | null {
  const code = Buffer.from(typed);
  const present = stepAt(now);
  for (let step = present - tolerance; step <= present + tolerance; step++) {
    if (after !== null && step <= after) continue;
    const expected = Buffer.from(codeOf(secret, step));
    if (code.length === expected.length && timingSafeEqual(code, expected)) return step;
  }
  return null;
}

/** What an authenticator app reads from a QR code. */
export function enrolmentUri(secret: string, product: string, email: string): string {
  const label = encodeURIComponent(`${product}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: product })}`;
}
