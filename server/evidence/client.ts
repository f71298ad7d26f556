/** The sender of a request. Personal data, stored only in encrypted evidence. */
export type Client = {readonly ip: string; readonly userAgent: string; readonly referrer: string};
