import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address of the public internet", () => {
  it.each(["8.8.8.8", "41.90.1.2", "196.201.214.200", "2a00:1450:4009::200e", "2606:4700:4700::1111"])(
    "is reached: %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.9.9.9"],
    ["loopback", "::1"],
    ["unspecified", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["unspecified", "::"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["link-local and metadata", "169.254.169.254"],
    ["link-local", "fe80::1"],
    ["carriers' NAT", "100.64.0.1"],
    ["carriers' NAT and metadata", "100.100.100.200"],
    ["unique-local", "fc00::1"],
    ["unique-local and metadata", "fd00:ec2::254"],
    ["metadata behind a public address", "168.63.129.16"],
    ["metadata", "192.0.0.192"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["translated from IPv4", "64:ff9b::7f00:1"],
    ["translated from IPv4 in the own network", "64:ff9b:1::7f00:1"],
    ["6to4 of a private address", "2002:7f00:1::"],
    ["Teredo", "2001:0:7f00:1::"],
    ["site-local", "fec0::1"],
    ["documentation", "203.0.113.7"],
    ["documentation", "2001:db8::1"],
    ["benchmarks", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["broadcast", "255.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["no address", "localhost"],
    ["no address", ""],
  ])("is not: %s %s", (_, address) => expect(isPublicAddress(address)).toBe(false));
});
