/*
 * The loader: one classic script tag. It finds Lamplight's elements on the page, now and later, and imports the file of
 * each when it comes near the viewport. It writes nothing to the page and asks for nothing that is not used.
 */
const current = document.currentScript as HTMLScriptElement | null;
// Script optimisers may run us from a blob or a bundle of theirs: then any tag that names our file will do.
const tag = current?.src
  ? current
  : document.querySelector<HTMLScriptElement>('script[src*="/embed/v1/lamplight.js"]');
const base = new URL('.', tag?.src ?? location.href);

const prefix = 'lamplight-';

const load = (tagName: string): void => {
  import(/* @vite-ignore */ new URL(`${tagName.slice(prefix.length)}.js`, base).href).catch(
    (error: unknown) => console.error(error),
  ); // the light-DOM children stay
};

const near = new IntersectionObserver(
  (entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      load(target.localName);
    }
  },
  {rootMargin: '600px'},
);

const look = (element: Element): void => {
  const {localName} = element;
  // A banner without content has no box to come near with.
  if (localName === 'lamplight-enrollment-banner') load(localName);
  else if (localName.startsWith(prefix)) near.observe(element);
};

const find = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(':not(:defined)')) look(element);
};

// A page that wants the elements' events in its tag manager says so on our tag.
if (document.querySelector('script[data-layer]')) load(`${prefix}data-layer`);

find(document);
new MutationObserver((records) => {
  const added = new Set<Node | null>(records.flatMap(({addedNodes}) => [...addedNodes]));
  for (const node of added) {
    // A parent of the same batch is looked through with everything in it: each node costs a page one look.
    if (!(node instanceof Element) || added.has(node.parentNode)) continue;
    if (!customElements.get(node.localName)) look(node);
    find(node);
  }
}).observe(document, {childList: true, subtree: true});
