import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { parseTrustedProxies, trustOf } from "./proxies.ts";

/** The address that the product takes a request to come from. */
async function addressSeen(setting: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = fastify({ trustProxy: trustOf(parseTrustedProxies(setting) ?? false) });
  app.get("/", async ({ ip }) => ip);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/", headers, remoteAddress })).body;
}

describe("the address of a visitor", () => {
  it.each([
    ["0", "198.51.100.7", "41.90.1.1", "198.51.100.7"],
    // The proxy wrote the last entry; whatever is before it came from the visitor.
    ["1", "10.0.0.2", "41.90.1.1", "41.90.1.1"],
    ["1", "10.0.0.2", "1.2.3.4, 41.90.1.1", "41.90.1.1"],
    ["1", "10.0.0.2", "10.0.0.2, 127.0.0.1, 41.90.1.1", "41.90.1.1"],
    ["2", "10.0.0.2", "1.2.3.4, 41.90.1.1, 10.0.0.3", "41.90.1.1"],
    ["1", "10.0.0.2", undefined, "10.0.0.2"],
    ["10.0.0.0/8", "10.0.0.2", "1.2.3.4, 41.90.1.1", "41.90.1.1"],
    ["10.0.0.0/8", "10.0.0.2", "1.2.3.4, 41.90.1.1, 10.4.4.4", "41.90.1.1"],
    ["10.0.0.0/8", "::ffff:10.0.0.2", "41.90.1.1", "41.90.1.1"],
    // Called past the proxy: nothing that such a caller says of itself counts.
    ["10.0.0.0/8", "41.90.1.1", "1.2.3.4", "41.90.1.1"],
    ["loopback, fd00::/8", "fd00::2", "1.2.3.4, 2c0f:fe38::1", "2c0f:fe38::1"],
  ])("with TRUST_PROXY=%s, called from %s with %s, is %s", async (setting, from, forwarded, seen) => {
    expect(await addressSeen(setting, from, forwarded)).toBe(seen);
  });
});

it.each([
  "11",
  "-1",
  "1.5",
  "yes",
  "10.0.0.0/33",
  "10.0.0.0/0",
  "::/0",
  "10.0.0.0/8,",
  "proxy.local",
  "1, 10.0.0.1",
])("does not read %s", (text) => {
  expect(parseTrustedProxies(text)).toBeUndefined();
});
