import { isIP } from "node:net";

/** The proxies of ours that a request passes: none (false), how many in a row, or the networks they are in. */
export type TrustedProxies = false | number | string[];

/** Names for networks that nobody reaches from outside; Fastify knows them. */
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/** More proxies in a row than anybody has; a larger number is a slip of the keyboard. */
const maxHops = 10;

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (length === undefined) return bits > 0;
  // A network of length 0 is everybody, and everybody could then name any address.
  return Number(length) > 0 && Number(length) <= bits;
}

/**
 * Reads `TRUST_PROXY`: a number of proxies (0 is none), or their addresses and networks separated by commas.
 * @returns undefined for anything else
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > maxHops ? undefined : hops > 0 && hops;
  }
  const networks = text.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * What Fastify is to believe of `X-Forwarded-*`. Each proxy adds the address that it was called from at the end, so
 * only the entries that our own proxies wrote count, from the right: what a visitor sends is left of them.
 */
export function trustOf(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  // Fastify trusts nobody when it is given a number, since it cannot see who calls. That only our proxy reaches
  // the port is for whoever sets the number to see to; `.env.example` says so.
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;
}
