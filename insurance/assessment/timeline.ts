/** The possible times for coverage. */
export const timelines = ['now', 'within-three-months', 'this-year', 'later'] as const;
