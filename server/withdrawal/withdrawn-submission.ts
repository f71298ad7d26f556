/** A submission whose consents were all withdrawn, and the time. */
export type WithdrawnSubmission = {readonly id: string; readonly at: string};
