import type {Page} from '@playwright/test';

type Sent = {readonly path: string; readonly text: string};

/**
 * Records the body of every request that the page makes with `fetch`, and returns a reader of the bodies for a path.
 * Playwright itself does not see a streamed body. Call before the page is loaded.
 */
export const sentBodies = async (page: Page): Promise<(path: string) => Promise<unknown[]>> => {
  await page.addInitScript(() => {
    const sent: Sent[] = [];
    Object.assign(window, {sent});
    const plain = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST')
        sent.push({path: new URL(request.url).pathname, text: await request.clone().text()});
      return plain(request);
    };
  });
  return async (path) => {
    const all = await page.evaluate(() => (window as unknown as {sent: Sent[]}).sent);
    return all.filter((one) => one.path === path).map(({text}) => JSON.parse(text) as unknown);
  };
};
