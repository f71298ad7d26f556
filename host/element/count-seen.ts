import {sendCount} from '../../widgets/element/late-count.ts';
import type {LamplightEvents} from '../elements.d.ts';

type Progress = LamplightEvents['lamplight-progress']['detail'];

/** An element of ours as far as counting goes. */
type CountedElement = Parameters<typeof sendCount>[0] & {
  readonly reached: Readonly<Record<string, Progress>>;
};

const count = (element: EventTarget | null, {stage}: Progress): void => {
  // Only our elements dispatch the event. What comes after an act of the visitor they count themselves, on any page.
  if (stage === 'seen') sendCount(element as HTMLElement & CountedElement, {stage});
};

/** Counts which elements visitors see on the agency's own pages; on partners' pages nobody counts that. */
export const countSeen = (signal: AbortSignal): void => {
  document.addEventListener('lamplight-progress', ({target, detail}) => count(target, detail), {signal});
  // Some were seen before this script came.
  for (const element of document.querySelectorAll<HTMLElement & Partial<CountedElement>>(':defined'))
    for (const detail of Object.values(element.reached ?? {})) count(element, detail);
};
