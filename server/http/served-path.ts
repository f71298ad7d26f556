import type {ServerResponse} from 'node:http';

const served = new WeakMap<ServerResponse, string>();

/** Records the path of the page or file that a response contains, for the log. */
export const noteServedPath = (response: ServerResponse, path: string): void => {
  served.set(response, path);
};

/** Returns the path of the page or file that a response contains; undefined for every other response. */
export const servedPathOf = (response: ServerResponse): string | undefined => served.get(response);
