import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.215.14", "172.15.0.1", "172.32.0.1", "11.0.0.1", "2606:4700::1", "2a00:1450::1", "::ffff:8.8.8.8"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...["0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ...["192.168.1.1", "192.0.0.170", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001:db8::1"],
  // IPv4 in IPv6: mapped in both spellings, translated, tunnelled.
  ...["::ffff:127.0.0.1", "::ffff:a00:1", "::7f00:1", "64:ff9b::a00:1", "2002:a00:1::1", "2001:0:a00:1::1"],
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
