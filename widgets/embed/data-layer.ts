/* Optional: pushes the events of all elements to the array of a tag manager, `dataLayer` or the name in the
   loader's tag (`<script src=".../lamplight.js" data-layer="name">`). The array gets no amounts, answers,
   results, messages or ids, because third parties forward it. */
import type {EventName} from '../element/events.ts';

// A table, so that the compiler reports a new event that is missing here.
const names: Readonly<Record<EventName, true>> = {
  'lamplight-ready': true,
  'lamplight-calculated': true,
  'lamplight-submitted': true,
  'lamplight-handover': true,
  'lamplight-dismissed': true,
  'lamplight-navigate': true,
  'lamplight-progress': true,
  'lamplight-error': true,
};

/** The parts of a detail without information about a person. */
const harmless = ['kind', 'calculator', 'campaign', 'stage', 'step', 'code'] as const;

const pass = (event: Event): void => {
  const detail = ((event as CustomEvent).detail ?? {}) as Readonly<Record<string, unknown>>;
  const element = event.composedPath()[0] as Element;
  const layer = document.querySelector<HTMLElement>('script[data-layer]')?.dataset['layer'] || 'dataLayer';
  // The page names the variable.
  const lists = globalThis as unknown as Record<string, {push(entry: object): void}>;
  const list = (lists[layer] ??= []);
  list.push({
    event: event.type,
    lamplight: {
      element: element.localName,
      ...Object.fromEntries(harmless.filter((name) => name in detail).map((name) => [name, detail[name]])),
    },
  });
};

const isHere = Symbol.for('lamplight.data-layer');
const page = globalThis as {[isHere]?: true};

// On a server there is nothing to listen to; on a page that loads the file twice each event is pushed once.
if (globalThis.document && !page[isHere]) {
  page[isHere] = true;
  for (const name of Object.keys(names)) document.addEventListener(name, pass);
}
