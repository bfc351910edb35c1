import { hashPassword as hashWithScrypt } from "better-auth/crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";

describe("the hash of a password", () => {
  it("says how it was made, at the least cost that OWASP allows, and is another one each time", async () => {
    const first = await hashPassword("Karibu-2026!");
    const second = await hashPassword("Karibu-2026!");
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
    expect(isOutdated(first)).toBe(false);
  });

  it("fits its password and no other, however its letters were typed", async () => {
    const hash = await hashPassword("Nyeri-caf\u00e9-26");
    await expect(verifyPassword({ hash, password: "Nyeri-cafe\u0301-26" })).resolves.toBe(true);
    await expect(verifyPassword({ hash, password: "Nyeri-cafe-26" })).resolves.toBe(false);
    await expect(verifyPassword({ hash: hash.slice(0, -4), password: "Nyeri-caf\u00e9-26" })).resolves.toBe(
      false,
    );
  });

  it("is that of another program, too: a hash of the reference implementation fits", async () => {
    // `echo -n password | argon2 somesaltsomesalt -id -t 2 -k 19456 -p 1`
    const hash =
      "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$K13EBUiG7JV+9ZxztmHFTdb7J0WQsnj2V8bZaqyPptE";
    await expect(verifyPassword({ hash, password: "password" })).resolves.toBe(true);
  });

  it("made by scrypt still fits, and is due for another", async () => {
    const hash = await hashWithScrypt("Karibu-2026!");
    expect(isOutdated(hash)).toBe(true);
    await expect(verifyPassword({ hash, password: "Karibu-2026!" })).resolves.toBe(true);
    await expect(verifyPassword({ hash, password: "Karibu-2027!" })).resolves.toBe(false);
  });
});
