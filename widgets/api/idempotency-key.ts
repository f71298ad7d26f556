const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Creates a random UUID (version 4), also on pages without https, where `crypto.randomUUID` does not exist. */
export const newKey = (): string => {
  // The types say that it always exists; on an insecure page it does not.
  if ((crypto as Partial<Crypto>).randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let digits = '';
  // RFC 9562 section 5.4: version in the high bits of octet 6, variant in those of octet 8.
  for (const [place, byte] of bytes.entries())
    digits += hex(place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
