import {sendCount} from '../../widgets/element/late-count.ts';
import type {LamplightEvents} from '../elements.d.ts';

type Progress = LamplightEvents['lamplight-progress']['detail'];

/** An element, as far as counting needs it. */
type CountedElement = Parameters<typeof sendCount>[0] & {
  readonly reached: Readonly<Record<string, Progress>>;
};

const count = (element: EventTarget | null, {stage}: Progress): void => {
  // Only Lamplight's elements dispatch the event. Later stages, after an act of the visitor, are counted by
  // the elements themselves, on any page.
  if (stage === 'seen') sendCount(element as HTMLElement & CountedElement, {stage});
};

/** Counts the elements that visitors see on the agency's own pages; on partners' pages this is not counted. */
export const countSeen = (): void => {
  document.addEventListener('lamplight-progress', ({target, detail}) => count(target, detail));
  // Some elements were seen before this script loaded.
  for (const element of document.querySelectorAll<HTMLElement & Partial<CountedElement>>(':defined'))
    for (const detail of Object.values(element.reached ?? {})) count(element, detail);
};
