import {areYearsOver} from './years.ts';

const root = document.documentElement;

/** A page whose first drawing needs React: its years are outdated, or its address selects a category. */
const needsSiteNow = (): boolean =>
  areYearsOver(root.dataset['day']) || new URLSearchParams(location.search).has('category');

/** Starts the download of everything that the site needs at once, because the script names only the first file. */
const preload = (): void => {
  const files = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset['later'] ?? '';
  for (const href of files.split(' ').filter((file) => file !== '')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
};

let isStarted = false;

const takeOver = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  preload();
  const {hydrateSite} = await import('../client.tsx');
  await hydrateSite();
};

const wanted = (): void => {
  // Without the site's script the page can still be read: links, forms and disclosures work.
  takeOver().catch((error: unknown) => console.error(error));
};

/**
 * Loads React at the visitor's first intent that only React can serve (head/early-intent.ts), and at once on a page
 * that needs React for its first drawing. A visitor who only reads, calls and sends a form never downloads React.
 */
export const takeOverOnIntent = (): void => {
  document.addEventListener('lamplight-intent', wanted);
  document.addEventListener('visibilitychange', () => needsSiteNow() && wanted());
  if (root.dataset['site'] === 'wanted' || needsSiteNow()) wanted();
};
