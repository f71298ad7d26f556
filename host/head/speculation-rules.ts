/** Addresses that are not pages: answers to one visitor, or files. */
const notPages = ['/api/*', '/assets/*', '/embed/v*', '/desk*', '/forms/*', '/withdraw/*', '/*.*'] as const;

/**
 * Lets the browser fetch a page of this site when the pointer rests on a link or a finger presses it (eagerness "moderate"): the page, and
 * nothing that it loads. Pages of other sites are never fetched.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {and: [{href_matches: '/*'}, {not: {href_matches: notPages}}]},
      eagerness: 'moderate',
    },
  ],
} as const;
