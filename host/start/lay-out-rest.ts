const {dataset} = document.documentElement;

/** The sections and cards of styles/waiting.css. */
const waiting =
  '.services, .service, .calculators, .testimonials, .faq, .contact, .builder-copy, .builder-peers, .footer';

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

const layOutEach = async (): Promise<void> => {
  await loaded();
  // A layout before the text's font has loaded would be repeated.
  await document.fonts.ready;
  const sections = [...document.querySelectorAll<HTMLElement>(waiting)];
  for (const section of sections) {
    await idle();
    if (dataset['waits'] === undefined) break;
    section.style.contentVisibility = 'visible';
  }
  layOutAll();
  for (const section of sections) section.style.removeProperty('content-visibility');
};

/**
 * Lays out the sections below a page's first screen, one section in each idle period after fonts and
 * scripts have loaded, so that the first screen does not wait for the sections and no task is long. A link to a
 * place on the page, Back or Forward between places, and Tab, which moves the focus, lay out all sections
 * at once, so that the browser scrolls to the final position.
 */
export const layOutRest = (): void => {
  if (dataset['waits'] === undefined) return;
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
