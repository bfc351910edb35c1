import ipaddr from "ipaddr.js";

/**
 * Who an address is for a limit. A household or a phone has 2^64 addresses of IPv6 and may use another one for
 * every request: its network stands for all of them. An IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}
