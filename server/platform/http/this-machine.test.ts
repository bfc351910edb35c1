import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { onBehalfOf } from "./in-process.ts";
import { hasBearerToken, isFromThisMachine, isLoopbackName, maySeeDemo } from "./this-machine.ts";

/** A request as it arrives on the wire. */
function request(
  host: string | undefined,
  { peer = "127.0.0.1", http = "1.1", headers = {} as Record<string, string> } = {},
) {
  return {
    raw: { headers: { host, ...headers }, httpVersion: http, socket: { remoteAddress: peer } },
  } as unknown as Pick<FastifyRequest, "raw">;
}

describe("a request from this machine", () => {
  it.each(["localhost:3000", "LOCALHOST", "127.0.0.1", "127.8.8.8:80", "[::1]:3000"])(
    "to %s is one",
    (host) => {
      expect(isFromThisMachine(request(host))).toBe(true);
      expect(isFromThisMachine(request(host, { peer: "::ffff:127.0.0.1" }))).toBe(true);
      expect(isFromThisMachine(request(host, { peer: "::1" }))).toBe(true);
    },
  );

  it("is none from the network, whatever it says", () => {
    expect(isFromThisMachine(request("localhost", { peer: "192.168.1.20" }))).toBe(false);
    expect(isFromThisMachine(request("localhost", { peer: "::ffff:10.0.0.9" }))).toBe(false);
  });

  it.each(["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-connecting-ip"])(
    "is none when a proxy here passed it on with %s",
    (mark) => {
      expect(isFromThisMachine(request("localhost", { headers: { [mark]: "1" } }))).toBe(false);
    },
  );

  it("is none when a proxy here passed it on without a mark, in HTTP/1.0", () => {
    expect(isFromThisMachine(request("localhost", { http: "1.0" }))).toBe(false);
  });

  it.each(["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "", undefined, "a b"])(
    "is none to the name %s, which a page of another site may point here",
    (host) => {
      expect(isFromThisMachine(request(host))).toBe(false);
    },
  );

  it("is what its page is, when the page itself makes it", async () => {
    const asked = (fromThisMachine: boolean) =>
      onBehalfOf({ id: "1", fromThisMachine }, async () => isFromThisMachine(request("localhost")));
    expect([await asked(false), await asked(true)]).toEqual([false, true]);
  });
});

describe("the demo", () => {
  it("is there for whom it is open to", () => {
    const [here, elsewhere] = [request("localhost"), request("site.example", { peer: "10.0.0.9" })];
    const seen = (["nobody", "this_machine", "everyone"] as const).map((audience) => [
      maySeeDemo(audience, here),
      maySeeDemo(audience, elsewhere),
    ]);
    expect(seen).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});

describe("a token", () => {
  const bears = (authorization: string | undefined) =>
    hasBearerToken({ headers: { authorization } } as Pick<FastifyRequest, "headers">, "s3cret");

  it("is accepted only when sent exactly", () => {
    expect(bears("Bearer s3cret")).toBe(true);
    for (const wrong of [
      undefined,
      "",
      "s3cret",
      "Bearer s3cre",
      "Bearer s3cret ",
      "bearer s3cret",
      "Bearer S3cret",
    ]) {
      expect(bears(wrong)).toBe(false);
    }
  });
});

describe("names of this machine", () => {
  it("are no longer names that begin or end like them", () => {
    expect(["127.0.0.1", "::1", "[::1]"].every(isLoopbackName)).toBe(true);
    expect(["127.0.0", "1127.0.0.1", "localhost.", "128.0.0.1"].some(isLoopbackName)).toBe(false);
  });
});
