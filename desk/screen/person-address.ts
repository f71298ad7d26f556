/** Returns the address, below `/desk`, of the person who sent a record. All records of a person lead to the same page. */
export const personAddress = ({id}: {readonly id: string}): string => `/people/${id}`;
