/**
 * Returns the origin of an http or https address without a path; undefined for any other text. An address that a person
 * copies from a browser ends with a slash; the `Origin` header of a browser does not.
 */
export const bareOrigin = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url && /^https?:$/u.test(url.protocol) && `${url.origin}/` === url.href;
  return isBare ? url.origin : undefined;
};
