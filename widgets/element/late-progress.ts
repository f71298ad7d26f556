import type {BaseElement} from './base-element.ts';
import type {EventDetails} from './events.ts';
import {sendCount} from './late-count.ts';

const followed = new WeakSet<BaseElement>();

/** The events that report success for the visitor. */
const RESULTS = ['lamplight-calculated', 'lamplight-submitted', 'lamplight-handover'] as const;

/**
 * Notes an act of the visitor. An answer counts as a start, unless it is a choice of language; a click on the banner's
 * link counts as opening. From the first act on, the element's stages are counted. After the first answer, further answers are not passed to
 * this file.
 */
export const noteAct = (element: BaseElement, type: string, target: EventTarget | null): void => {
  if (!followed.has(element)) {
    followed.add(element);
    follow(element);
  }
  const isIn = (selector: string): boolean => target instanceof Element && !!target.closest(selector);
  if (type === 'input' && !isIn('footer')) {
    element.reach('started');
    const root = element.shadowRoot?.querySelector<HTMLElement>('.lamplight');
    // Each letter after the first answer would load this file for nothing.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- progress.ts has set this listener
    if (root) root.oninput = null;
  }
  if (type === 'click' && isIn('[part~=action]')) element.reach('opened');
};

const follow = (element: BaseElement): void => {
  let isFinished = false;
  // The visitor reached these stages while this file was loading.
  for (const detail of Object.values(element.reached)) sendCount(element, detail);
  element.addEventListener('lamplight-progress', (event) =>
    sendCount(element, (event as CustomEvent<EventDetails['lamplight-progress']>).detail),
  );
  for (const type of RESULTS) {
    element.addEventListener(type, () => {
      if (!isFinished) sendCount(element, {stage: 'finished'});
      isFinished = true;
    });
  }
  const leave = (): void => {
    const hasStarted = Object.values(element.reached).some(({stage}) => stage === 'started');
    if (hasStarted && !isFinished) element.reach('abandoned');
  };
  const {connection} = element;
  connection.addEventListener('abort', leave);
  window.addEventListener('pagehide', leave, {signal: connection});
};
