/** Gmail delivers to one mailbox whatever dots stand before the @, under both of its domains. */
const gmail = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, as far as anybody outside can know it: neither letter case nor what stands behind a
 * plus makes another one. For counting only; mail goes to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const local = address
    .slice(0, Math.max(at, 0))
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=[^+])\+.*$/, "");
  return gmail.test(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
