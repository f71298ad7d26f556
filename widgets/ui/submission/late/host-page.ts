import {MAX_LENGTH} from '../../../../contract/limit.ts';

/** The part of a window that names the page around it. */
type FramedWindow = {
  readonly self: unknown;
  readonly top: unknown;
  readonly document: {readonly referrer: string};
};

/**
 * In a frame, the address of the page around it, without query and fragment: what the visitor had before them, where
 * `location` is only our frame page. As much of it as the browser tells (often the origin alone); undefined when it tells nothing.
 */
export const hostPage = ({self, top, document}: FramedWindow = window): string | undefined =>
  self === top ? undefined : /^https?:\/\/[^\s?#]+/.exec(document.referrer)?.[0].slice(0, MAX_LENGTH.page);
