const {dataset} = document.documentElement;

/** The sections and cards of styles/waiting.css. */
const SECTIONS =
  '.services, .service, .calculators, .testimonials, .faq, .contact, .service-tool, .service-law, ' +
  '.builder-guides, .builder-copy, .builder-peers, .invitation, .footer';

/** The parts of a long text in styles/waiting.css. */
const PARTS = '.legal-text > section, .glossary-term';

/** The number of parts of a text that are laid out together: a part is small, and each layout of a page has a fixed cost. */
const PARTS_AT_ONCE = 5;

/** The milliseconds after which a section is laid out even if the page is busy. */
const PATIENCE_MS = 1_000;

// Safari has no idle callbacks. Without scroll anchoring, Safari does not delay sections either.
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, {timeout: PATIENCE_MS});
    else setTimeout(resolve);
  });

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));

const layOutAll = (): void => {
  delete dataset['waits'];
};

/** Draws the lower half of the hero in a task after the first frame. */
const showHeroAfterFirstFrame = (): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset['waits']) dataset['waits'] = '';
    }),
  );
};

const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Returns what is laid out in each idle period. */
const steps = (): readonly (readonly HTMLElement[])[] => {
  const parts = found(PARTS);
  const groups = Array.from({length: Math.ceil(parts.length / PARTS_AT_ONCE)}, (_, index) =>
    parts.slice(index * PARTS_AT_ONCE, (index + 1) * PARTS_AT_ONCE),
  );
  return [...groups, ...found(SECTIONS).map((section) => [section])];
};

const layOutEach = async (): Promise<void> => {
  await loaded();
  // A layout before the text's font has loaded would be repeated.
  await document.fonts.ready;
  const all = steps();
  for (const step of all) {
    await idle();
    if (dataset['waits'] === undefined) break;
    for (const section of step) section.style.contentVisibility = 'visible';
  }
  layOutAll();
  for (const section of all.flat()) section.style.removeProperty('content-visibility');
};

/**
 * Lays out what is below a page's first screen, one section or some parts in each idle period after fonts and
 * scripts have loaded, so that the first screen does not wait for the sections and no task is long. A link to a
 * place on the page, Back or Forward between places, and Tab, which moves the focus, lay out all sections
 * at once, so that the browser scrolls to the final position.
 */
export const layOutRest = (): void => {
  if (dataset['waits'] === undefined) return;
  showHeroAfterFirstFrame();
  document.addEventListener(
    'click',
    (event) => {
      // Links inside our elements, too.
      const [pressed] = event.composedPath();
      if (pressed instanceof Element && pressed.closest('a[href*="#"]')) layOutAll();
    },
    true,
  );
  window.addEventListener('popstate', layOutAll);
  document.addEventListener('keydown', ({key}) => key === 'Tab' && layOutAll(), true);
  layOutEach().catch((error: unknown) => console.error(error));
};
