import { expect, it } from "vitest";
import { base32, codeAt, enrolmentUri, newSecret, stepOfCode } from "./totp.ts";

/** The secret of RFC 6238, appendix B; its codes of eight digits end in ours. */
const secret = base32(Buffer.from("12345678901234567890"));

it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [2000000000, "279037"],
])("shows at second %d what RFC 6238 says", (seconds, code) => {
  expect(codeAt(secret, new Date(seconds * 1000))).toBe(code);
});

it("takes a code a step early or late, once, and no other", () => {
  const now = new Date(1234567890_000);
  const step = stepOfCode(secret, "005924", now, null);
  expect(step).toBe(41152263);
  for (const apart of [-30, 30]) {
    expect(stepOfCode(secret, "005924", new Date(now.getTime() + apart * 1000), null)).toBe(step);
  }
  expect(stepOfCode(secret, "005924", new Date(now.getTime() + 60_000), null)).toBeNull();
  expect(stepOfCode(secret, "005924", now, step)).toBeNull();
  for (const wrong of ["005925", "", "5924", "0059240"])
    expect(stepOfCode(secret, wrong, now, null)).toBeNull();
});

it("makes secrets of 160 bits that apps read", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(enrolmentUri(secret, "Ushirika", "amina@umoja.example")).toBe(
    `otpauth://totp/Ushirika%3Aamina%40umoja.example?secret=${secret}&issuer=Ushirika`,
  );
});
