/** The length of an AES-256 key. */
export const KEY_BYTES = 32;

/** Reads the bytes of an AES-256 key from base64 or base64url; undefined for any other text. */
export const parseKeyBytes = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text.trim(), 'base64url');
  return bytes.length === KEY_BYTES ? bytes : undefined;
};
