/**
 * An element for which the loader may have requested the API: the property contains the parsed answer to the
 * element's only GET, which was requested together with the element's files. The element uses the answer once. The name of
 * the property is repeated in each place, because every element would have to load a constant.
 */
export type ElementWithAnswer = Element & {'lamplight:data'?: Promise<unknown> | undefined};
