import { describe, expect, it } from "vitest";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import { checkLink } from "./mail-link.ts";

const linkOf = <Answer>(search: string, ask: (token: string) => Promise<Answer>) =>
  checkLink(new URL(`http://site.example/reset-password${search}`), ask);
const refused = (code: ErrorCode) => () => Promise.reject(new CodedError(code));

describe("a link from a mail", () => {
  it("is incomplete without its token, and nobody is asked", async () => {
    await expect(linkOf("", refused("internal"))).resolves.toEqual({ state: "incomplete" });
    await expect(linkOf("?token=", refused("internal"))).resolves.toEqual({ state: "incomplete" });
  });

  it("works with what the server says of its token", async () => {
    const ask = async (token: string) => ({ token });
    await expect(linkOf("?token=a%2Bb", ask)).resolves.toEqual({ state: "works", answer: { token: "a+b" } });
  });

  it("is over when it was used, and when it never was one of ours", async () => {
    await expect(linkOf("?token=a", refused("token_invalid"))).resolves.toEqual({ state: "over" });
    await expect(linkOf("?token=a", refused("validation"))).resolves.toEqual({ state: "over" });
  });

  it("is not called over only because the server cannot answer now", async () => {
    await expect(linkOf("?token=a", refused("rate_limited"))).rejects.toMatchObject({ code: "rate_limited" });
  });
});
