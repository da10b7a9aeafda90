/**
 * Address of the visitor behind trusted reverse proxies. What a visitor writes into the header himself stands
 * left of what the proxies add, and is never read.
 * @param socketAddress address of the connection itself
 * @param forwardedFor the `X-Forwarded-For` header
 * @param trustedHops proxies of ours in front of the server; 0 ignores the header
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  const hops = [...(forwardedFor ?? "").split(",").map((part) => withoutPort(part.trim())), socketAddress].filter(
    Boolean,
  );
  return hops[Math.max(0, hops.length - 1 - trustedHops)] ?? socketAddress;
}

/** Some proxies write the visitor's port behind the address; it is another one with every connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, "$1");
}

/**
 * The network an address belongs to, as far as one household or company shares it.
 * @returns `own`: the address itself (IPv4) or its /64 (IPv6); `wide`: the /24 or /48 around it
 */
export function networkOf(address: string): { own: string; wide: string } {
  const ipv4 = /^(?:::ffff:)?((\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3})$/i.exec(address);
  if (ipv4) return { own: ipv4[1] ?? "", wide: ipv4[2] ?? "" };
  const groups = expandIpv6(address);
  return { own: groups.slice(0, 4).join(":"), wide: groups.slice(0, 3).join(":") };
}

function expandIpv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill("0"), ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
