/** Text for a header parameter (RFC 5987); `encodeURIComponent` leaves some of its special characters. */
export function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
