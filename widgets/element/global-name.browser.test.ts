import {expect, test, vi} from 'vitest';
import {type LamplightGlobal, publishGlobal} from './global-name.ts';
import {protocol} from './protocol.ts';

type Page = {Lamplight?: {q: unknown[]} | LamplightGlobal};

test('work that a page queued before the script loaded runs in order, and later work runs at once', async () => {
  const page = globalThis as Page;
  const done: string[] = [];
  const broken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const complaints: string[] = [];
  const listen = (event: ErrorEvent): void => {
    event.preventDefault();
    complaints.push(event.message);
  };
  window.addEventListener('error', listen);
  page.Lamplight = {
    q: [
      ({version}: LamplightGlobal) => done.push(`version ${typeof version}`),
      () => {
        throw new Error('the page’s own mistake');
      },
      (lamplight: LamplightGlobal) => done.push(`spoken ${lamplight.chooseLanguage('de')}`),
    ],
  };
  publishGlobal();
  publishGlobal(); // a second bundle changes nothing
  (page.Lamplight as unknown as LamplightGlobal).q.push(() => done.push('later'));
  await expect.poll(() => done).toEqual(['version string', 'spoken true', 'later']);
  expect(complaints.join()).toContain('the page’s own mistake');
  expect(protocol().chosen).toBe('de');
  window.removeEventListener('error', listen);
  broken.mockRestore();
  protocol().chosen = null;
  delete page.Lamplight;
});
