/* Loads the elements of a page; included by one classic script tag. Finds Lamplight's elements on the page, now
   and later. When an element comes near the viewport, the loader requests all files of the element at once,
   including the texts: two round trips for any element. The loader writes nothing to the page and requests only
   files that are used. */
import {elements, shared as sharedFiles, textsId} from 'virtual:lamplight/graph';
import type {ElementWithAnswer} from '../element/early-answer.ts';
import {languageOf} from '../element/language-of.ts';
import {scriptAddress} from '../element/origin.ts';
import {sharePageParts} from '../element/page-parts.ts';

const base = new URL('.', scriptAddress()).href;

/** The path of the API that an element requests before the visitor acts. */
const answers: Readonly<Record<string, string>> = {
  'enrollment-banner': 'campaigns',
  testimonials: 'testimonials',
};

/** Reports an error once, like the elements. The light-DOM children stay. */
const fail = (element: Element, error: unknown): void => {
  console.error(error);
  element.dispatchEvent(
    new CustomEvent('lamplight-error', {
      detail: {code: 'load', message: String(error)},
      bubbles: true,
      composed: true,
    }),
  );
};

const request = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${base}${file}.js`);

/** Files that were requested, and answers that are on their way, by element: many elements on a page share them. */
const shares: Record<string, Promise<unknown>> = {};

/** Requests a file that an element's own file imports as well, and whose failure that file reports. */
const bring = (file: string): void => {
  shares[file] ??= request(file).catch(() => delete shares[file]);
};

const load = (element: ElementWithAnswer): void => {
  const name = element.localName.slice('lamplight-'.length);
  const places = elements[name];
  // Every object has some properties that are not texts, such as `constructor`; only a text has `at`.
  if (!places?.at) {
    fail(element, `unknown ${element.localName}`);
    return;
  }
  for (const place of places) bring(`assets/${sharedFiles[place]}`);
  request(`${name}.own`).catch((error: unknown) => {
    fail(element, error);
    // A phone in an elevator: the element loads once the network is back.
    addEventListener('online', () => load(element), {once: true});
  });
  // An element with an `api` attribute sends its request itself.
  if (answers[name] && !element.hasAttribute('api')) {
    // Some pages wrap `fetch` and expect a text.
    (element['lamplight:data'] = shares[name] ??=
      fetch(`${base}../../api/${answers[name]}`)
        .then((one) => one.json())
        .finally(() => delete shares[name])).catch(() => undefined); // the element continues without a failed answer
  }
  // Last: the saved choice of language is the page's first use of its storage, for which a slow phone needs 5 ms.
  bring(`texts/${name}.${languageOf(element)}-${textsId}`);
};

const near = new IntersectionObserver(
  (entries) => {
    // Some pages have an observer of their own, which may never report: then the element loads at once.
    for (const {target, isIntersecting = true} of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      load(target);
    }
  },
  {rootMargin: '600px'},
);

/** Elements that were found: a page is searched more than once. */
const found = new WeakSet<Element>();

const look = (element: Element): void => {
  if (!element.localName.startsWith('lamplight-') || found.has(element)) return;
  found.add(element);
  // A banner without content has no box that could come near the viewport.
  if (element.localName === 'lamplight-enrollment-banner') load(element);
  else near.observe(element);
};

const find = (root: ParentNode): void => {
  root.querySelectorAll(':not(:defined)').forEach(look);
};

// A page requests events for its tag manager by an attribute of the loader's tag.
if (document.querySelector('script[data-layer]')) void request('data-layer');

/**
 * Finds elements in a root, now and later: in the document, or in one of the page's own shadow roots. The record of a new
 * node costs more than the search of many nodes. So after `most` records the observer rests, and a fifth of a second
 * later the whole root is searched: a page that streams thousands of rows pays for a few searches only.
 */
const watch = (root: ParentNode & Node, most = 2000): void => {
  find(root);
  const observer = new MutationObserver((records) => {
    most -= records.length;
    if (most < 0) {
      observer.disconnect();
      setTimeout(watch, 200, root, 200);
      return;
    }
    for (const {addedNodes} of records)
      for (const node of addedNodes as NodeListOf<Element>)
        // A text has no name.
        if (node.localName) {
          if (node.matches(':not(:defined)')) look(node);
          find(node);
        }
  });
  observer.observe(root, {childList: true, subtree: true});
};

sharePageParts().load ??= watch;
watch(document);
