import {MAX_LENGTH} from '../../../../contract/limit.ts';

/** The part of a window that names the surrounding page. */
type FramedWindow = {
  readonly self: unknown;
  readonly top: unknown;
  readonly document: {readonly referrer: string};
};

/**
 * Returns, in a frame, the address of the surrounding page without query and fragment: the page that the visitor sees,
 * while `location` is only the frame page. The browser may reveal only a part (often the origin); undefined when it
 * reveals nothing.
 */
export const hostPage = ({self, top, document}: FramedWindow = window): string | undefined =>
  self === top ? undefined : /^https?:\/\/[^\s?#]+/.exec(document.referrer)?.[0].slice(0, MAX_LENGTH.page);
