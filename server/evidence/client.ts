/** What a request says about who sent it. Personal data: it goes into sealed evidence and nowhere else. */
export type Client = {readonly ip: string; readonly userAgent: string; readonly referrer: string};
