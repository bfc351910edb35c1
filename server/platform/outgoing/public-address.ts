import ipaddr from "ipaddr.js";

/** Services of clouds for their own machines that hide behind public addresses (Azure's, 168.63.129.16). */
const platformAddresses = new Set(["168.63.129.16"]);

const [globalUnicast, prefixLength] = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet: nothing private, loopback, link-local (with the clouds' metadata
 * service), shared by carriers (100.64.0.0/10), unique-local, mapped or translated from IPv4, reserved or multicast.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || platformAddresses.has(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(globalUnicast, prefixLength);
}

/** Whether an address is this machine's own (127.0.0.0/8, ::1). */
export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === "loopback";
