/* A page that inserts and removes elements for hours, as single-page applications do: each element releases its memory, its nodes and
   its listeners. */
import type {CDPSession} from '@playwright/test';
import {isFull, sampled} from '../../host/e2e/every-page.ts';
import {type WidgetName, widgetNames} from '../../widgets/embed/names.ts';
import {expect, loaderTag, test} from './partner-test.ts';

// The browser compiles code during the first mounts, and keeps the code: a thousand mounts that release everything are enough to compare the
// heap, and a leak would show in each thousand. Nodes and listeners are counted, so that a few mounts show a leak. The sample counts for
// every second element, and compares the heap of a form; `test:all` compares every heap.
const hasHeap = (name: WidgetName): boolean => isFull || name === 'quote-form';
const mountsOf = (name: WidgetName): number => (hasHeap(name) ? 1_000 : 100);

/** The memory of the page after a collection of garbage. */
type Usage = {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
};

const usageOf = async (session: CDPSession): Promise<Usage> => {
  // Twice: what a finalizer releases is collected by the second.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  const {usedSize: heap} = await session.send('Runtime.getHeapUsage');
  const {metrics} = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
  return {
    heap,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  };
};

for (const name of sampled(widgetNames, 2)) {
  test(`${name} gives back its memory after ${mountsOf(name)} mounts`, async ({page, partner, product}) => {
    test.setTimeout(240_000);
    // The API limits requests by address; its answer is not the subject.
    for (const resource of ['campaigns', 'testimonials']) {
      const body = await (await fetch(`${product.site}/api/${resource}`)).text();
      await page.addInitScript(
        ([path, text]) => {
          const {fetch: onNetwork} = globalThis;
          globalThis.fetch = (input, init) =>
            new URL(input instanceof Request ? input.url : input).pathname === path
              ? Promise.resolve(new Response(text, {headers: {'Content-Type': 'application/json'}}))
              : onNetwork(input, init);
        },
        [`/api/${resource}`, body] as const,
      );
    }
    await page.goto(partner.publish({head: loaderTag(product.site), body: '<main></main>'}));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const mount = (times: number): Promise<number> =>
      page.evaluate(
        async ([tag, rounds]) => {
          const main = document.querySelector('main');
          let drawn = 0;
          for (let round = 0; round < rounds; round++) {
            const element = document.createElement(tag);
            const ready = new Promise((resolve) => {
              element.addEventListener('lamplight-ready', resolve, {once: true});
            });
            main?.append(element);
            await ready;
            if (element.shadowRoot?.querySelector('.lamplight')?.hasChildNodes()) drawn += 1;
            element.remove();
            // Work that an element plans for its first frame also runs after the element has left the page.
            if (round % 10 === 0)
              await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          }
          return drawn;
        },
        [`lamplight-${name}`, times] as const,
      );
    const usages: Usage[] = [];
    for (let time = 0; time < 3; time++) {
      expect(await mount(mountsOf(name))).toBe(mountsOf(name));
      usages.push(await usageOf(session));
    }
    const [first, second, third] = usages as [Usage, Usage, Usage];
    expect(third.documents).toBe(first.documents);
    // The last element may still wait for its first frame, and is then collected a moment later.
    const now = (part: 'nodes' | 'listeners') => async () => (await usageOf(session))[part];
    await expect.poll(now('nodes')).toBeLessThanOrEqual(first.nodes);
    await expect.poll(now('listeners')).toBeLessThanOrEqual(first.listeners);
    if (hasHeap(name))
      expect(Math.min(second.heap / first.heap, third.heap / second.heap)).toBeLessThan(1.02);
  });
}
