/**
 * An element that the loader may have asked the API for: the answer to the element's one GET, requested together with the element's files.
 * The element takes the answer once. The name is written out where it is used: a constant would be one more thing that every element loads.
 */
export type Asked = Element & {'lamplight:answer'?: Promise<Response> | undefined};
