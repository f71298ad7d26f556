/** The sender of a request, as the request shows it. Personal data: it goes into sealed evidence and nowhere else. */
export type Client = {readonly ip: string; readonly userAgent: string; readonly referrer: string};
