import {expect, test, vi} from 'vitest';

test('the first form of a page is laid out before its frame, in a task of its own, and later forms are not', async () => {
  const posted = vi.spyOn(scheduler, 'postTask');
  await import('./define.ts');
  for (let count = 0; count < 2; count++) {
    const form = document.createElement('lamplight-quote-form');
    const ready = new Promise((resolve) => {
      form.addEventListener('lamplight-ready', resolve, {once: true});
    });
    document.body.append(form);
    await ready;
  }
  const layouts = posted.mock.calls.filter(([, options]) => options?.priority === 'user-blocking');
  expect(layouts).toHaveLength(1);
});
