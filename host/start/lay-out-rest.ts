const {dataset} = document.documentElement;

/** The sections and cards of styles/waiting.css. */
const waiting = '.services, .service, .calculators, .testimonials, .faq, .contact, .footer';

/** The milliseconds after which a section is laid out even if the page is busy. */
const patienceMs = 1_000;

// Safari has no idle callbacks. Without scroll anchoring it does not let sections wait either.
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, {timeout: patienceMs});
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
  // Text that is laid out before its font is there would be laid out twice.
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
 * Lays out the sections below the landing page's first screen, one in each idle moment after fonts and scripts are there: the first
 * screen does not wait for them, and no task is long. A link to a place on the page, and Back or Forward between places, lay out all
 * sections at once: the browser scrolls to where the place will be.
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
  layOutEach().catch((error: unknown) => console.error(error));
};
