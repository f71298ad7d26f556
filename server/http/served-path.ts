import type {ServerResponse} from 'node:http';

const served = new WeakMap<ServerResponse, string>();

/** Notes the path of the page or file of ours that a response is, for the log. */
export const noteServedPath = (response: ServerResponse, path: string): void => {
  served.set(response, path);
};

/** The path of the page or file of ours that a response is; undefined for every other response. */
export const servedPathOf = (response: ServerResponse): string | undefined => served.get(response);
