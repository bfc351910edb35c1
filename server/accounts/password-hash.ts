import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword as verifyScrypt } from "better-auth/crypto";
import { createLanes } from "#server/platform/lanes.ts";

const derive = promisify(argon2);

/**
 * The least that OWASP asks of Argon2id: 19 MiB, two passes, one lane
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Algorithm, version and cost, as PHC strings begin with them. */
const preamble = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** Half of Node's threads for files and hashes: nobody's file waits until ten people have signed in. */
const lanes = createLanes(2);

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

const digest = (password: string, salt: Buffer): Promise<Buffer> =>
  lanes(() =>
    // One letter may be written in several ways: a phone and a computer send different bytes for it.
    derive("argon2id", { message: password.normalize("NFKC"), nonce: salt, tagLength: hashBytes, ...cost }),
  );

/** @returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${preamble}${unpadded(salt)}$${unpadded(await digest(password, salt))}`;
}

/** Whether a hash was made in another way than `hashPassword` makes it now. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(preamble);

/** @param hash of `hashPassword`, or one of scrypt, which better-auth made before */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  if (isOutdated(hash)) return lanes(() => verifyScrypt({ hash, password }));
  const [salt = "", wanted = ""] = hash.slice(preamble.length).split("$");
  const found = await digest(password, Buffer.from(salt, "base64"));
  const expected = Buffer.from(wanted, "base64");
  return expected.length === found.length && timingSafeEqual(expected, found);
}
