/** A submission whose consents were withdrawn, all at once, and when. */
export type WithdrawnSubmission = {readonly id: string; readonly at: string};
