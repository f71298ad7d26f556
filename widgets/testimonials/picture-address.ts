/** Returns the picture's address if it may be shown: https, or from the API's own origin. Null for anything else. */
export const pictureOf = (imageUrl: string | undefined, apiOrigin: string): string | null => {
  if (!imageUrl || !URL.canParse(imageUrl, apiOrigin)) return null;
  const {protocol, origin, href} = new URL(imageUrl, apiOrigin);
  return protocol === 'https:' || origin === apiOrigin ? href : null;
};
