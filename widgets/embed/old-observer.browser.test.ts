import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('loads an element at once where the page’s observer does not tell what is in sight', async () => {
  // An old polyfill, or a script that replaced the class: its entries name only the element.
  class OldObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const pass: IntersectionObserverCallback = (entries, observer) =>
        callback(
          entries.map(({target}) => ({target}) as IntersectionObserverEntry),
          observer,
        );
      super(pass, options);
    }
  }
  vi.stubGlobal('IntersectionObserver', OldObserver);
  const complaints: string[] = [];
  // There is no file beside a test: each element that the loader requests results in one line that names its file.
  vi.spyOn(console, 'error').mockImplementation((error) => void complaints.push(String(error)));
  await import('./loader.ts');
  document.body.append(document.createElement('lamplight-quote-form'));
  await expect.poll(() => complaints, {timeout: 5_000}).toEqual([expect.stringContaining('quote-form.own')]);
});
