/** The address of the page of whoever sent a record, below `/desk`. Any record of a person leads to the same page. */
export const personAddress = ({id}: {readonly id: string}): string => `/people/${id}`;
