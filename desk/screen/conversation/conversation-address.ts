/** Returns the address of a conversation, below `/desk`. */
export const conversationAddress = ({id}: {readonly id: string}): string => `/conversations/${id}`;
