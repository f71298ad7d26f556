/** The fields of a campaign: in a page's address each has the prefix `utm_`. */
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
