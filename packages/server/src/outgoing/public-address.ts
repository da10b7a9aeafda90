import { BlockList, isIPv6 } from "node:net";

/** Networks that are somebody's own, or no place to connect to (IANA's special-purpose registries). */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  // Leads to an IPv4 address that nobody looks at.
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, prefix, "ipv6");

/** Public IPv6 addresses, and IPv4 addresses written as IPv6; `closed` knows the exceptions of both. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
open.addSubnet("::ffff:0:0", 96, "ipv6");

/** Whether an IP address belongs to the public internet: no loopback, private, link-local or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, "ipv4");
  return open.check(address, "ipv6") && !closed.check(address, "ipv6");
}
