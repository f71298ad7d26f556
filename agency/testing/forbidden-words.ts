/**
 * Titles of civil-law jurists, which a Texas Notary Public must not use in any language (Gov't Code 406.017), and words made
 * from them. "Notary" itself is the English name of the office and passes.
 */
export const forbiddenNotaryWords =
  /notari[oa]s?\b|notariz|notarial|notaire|notarié|\bnotar(e|s|en|in|iat|iats|iell\w*)?\b|公证/iu;
