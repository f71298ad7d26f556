/** The times at which coverage can be wanted. */
export const timelines = ['now', 'within-three-months', 'this-year', 'later'] as const;
