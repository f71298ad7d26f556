import type {Locator, Page} from '@playwright/test';
import {LANGUAGES} from '../../../contract/language.ts';
import {textIn} from './texts.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {sentBodies} from './sent-bodies.ts';
import {spec} from './spec.ts';

const lead = {
  firstName: 'Rosa',
  lastName: 'Okafor',
  email: 'rosa@example.com',
  phone: '',
  insuranceType: 'life',
} as const;

const message = {name: 'Rosa', email: 'rosa@example.com', phone: '', subject: '', message: 'Hello'} as const;

const callsAgreed = {
  kind: 'contact',
  textVersion: '1',
  textSha256: 'a'.repeat(64),
  agreedAt: '2026-11-21T12:00:00Z',
} as const;

const filled = async (site: SiteTab, lastName: string): Promise<Locator> => {
  await site.visit('/');
  const form = await site.element('quote-form');
  for (const [field, answer] of Object.entries({...lead, lastName}))
    if (field !== 'insuranceType') await form.locator(`[name=${field}]`).fill(answer);
  await form.locator('[name=insuranceType]').selectOption('life');
  return form;
};

const send = (form: Locator): Promise<void> => form.locator('form button.button').click();

const countOf = (page: Page, part: string): {count: number} => {
  const seen = {count: 0};
  page.on('request', (request) => {
    if (request.url().includes(part) && !request.url().endsWith('/api/counts')) seen.count += 1;
  });
  return seen;
};

test(
  'requests send cookies, and a content type only with a body',
  spec('s7-requests', 's3-lead'),
  async ({page, site, context}) => {
    const sent = await sentBodies(page);
    await context.addCookies([{name: 'visit', value: 'one', url: site.address('/')}]);
    const got = page.waitForRequest('**/api/campaigns');
    const form = await filled(site, 'Cookie');
    const get = await (await got).allHeaders();
    expect(get['cookie']).toContain('visit=one');
    expect(get['content-type']).toBeUndefined();
    const posted = page.waitForRequest('**/api/leads');
    await send(form);
    const post = await posted;
    const headers = await post.allHeaders();
    expect(headers['cookie']).toContain('visit=one');
    expect(headers['content-type']).toBe('application/json');
    expect(await sent('/api/leads')).toMatchObject([{...lead, lastName: 'Cookie'}]);
  },
);

test('a GET is made once: no polling, no refetch on focus', spec('s7-one-get'), async ({page, site}) => {
  await page.clock.install();
  const campaigns = countOf(page, '/api/campaigns');
  const testimonials = countOf(page, '/api/testimonials');
  await site.visit('/');
  await site.element('testimonials');
  await expect.poll(() => testimonials.count).toBe(1);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.fastForward('02:00:00');
  await page.waitForLoadState('networkidle');
  expect([campaigns.count, testimonials.count]).toEqual([1, 1]);
});

test('a failed GET is not retried', spec('s7-one-get'), async ({page, site}) => {
  await page.clock.install();
  await page.route('**/api/**', (route) => route.fulfill({status: 503, body: ''}));
  const calls = countOf(page, '/api/');
  await site.visit('/');
  await site.element('testimonials');
  await expect(page.locator('lamplight-testimonials li').first()).toBeVisible();
  const before = calls.count;
  await page.clock.fastForward('00:10:00');
  await page.waitForLoadState('networkidle');
  expect([before, calls.count]).toEqual([2, 2]);
});

test(
  'a POST is retried under its key on 503, and stored once',
  spec('s7-post-retry', 's7-leads'),
  async ({page, site, product}) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/leads', async (route) => {
      keys.push((await route.request().allHeaders())['idempotency-key']);
      if (keys.length === 1) await route.fulfill({status: 503, headers: {'Retry-After': '0'}, body: ''});
      // The second request's answer is lost: the server has stored it.
      else if (keys.length === 2) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.clock.install();
    const form = await filled(site, 'Retried');
    await send(form);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return keys.length;
      })
      .toBe(3);
    await expect(form.locator('[name=lastName]')).toHaveValue('');
    expect(new Set(keys).size).toBe(1);
    const stored = JSON.parse(await product.leads('export', '--format', 'json')) as {lastName?: string}[];
    expect(stored.filter(({lastName}) => lastName === 'Retried')).toHaveLength(1);
  },
);

test('any other failed POST is not retried', spec('s7-post-no-retry'), async ({page, site}) => {
  await page.clock.install();
  for (const status of [401, 500]) {
    await page.unrouteAll();
    await page.route('**/api/leads', (route) => route.fulfill({status, body: 'no'}));
    const posts = countOf(page, '/api/leads');
    const form = await filled(site, 'Refused');
    await send(form);
    await expect(page.locator('.toast-region .toast-title')).toHaveText('Submission Failed');
    await page.clock.runFor(30_000);
    expect(posts.count).toBe(1);
  }
});

test(
  'an answer that is not OK is an error “status: body”, or “status: status text” without a body',
  spec('s8-error-message'),
  async ({page, site}) => {
    const found = page.waitForResponse(/\/embed\/v1\/assets\/client-[^/]*\.js/u);
    const form = await filled(site, 'Error');
    await form.locator('[name=email]').focus();
    const address = (await found).url();
    const messageFor = async (body: string): Promise<string> => {
      await page.unrouteAll();
      await page.route('**/api/teapot', (route) => route.fulfill({status: 418, body}));
      // The served client, as the forms use it.
      return page.evaluate(async (file) => {
        type Client = {post?: (path: string, body: object, options: object) => Promise<unknown>};
        const served = (await import(file)) as Client;
        // Exported under its own name, or within a namespace: the bundler decides.
        const {post} = [served, ...(Object.values(served) as Client[])].find((one) => one.post) ?? served;
        try {
          await post?.('/api/teapot', {}, {api: location.origin, lang: 'en', key: crypto.randomUUID()});
          return 'no error';
        } catch (error) {
          return (error as Error).message;
        }
      }, address);
    };
    expect(await messageFor('short and stout')).toBe('418: short and stout');
    expect(await messageFor('')).toBe("418: I'm a teapot");
  },
);

test(
  'the server is the authority on a lead',
  spec('s5-lead', 's5-lead-phone', 's7-leads'),
  async ({request, site}) => {
    const post = async (changes: object) => {
      const answer = await request.post(site.address('/api/leads'), {data: {...lead, ...changes}});
      const body = (await answer.json()) as {errors?: {field: string; code: string}[]; id?: string};
      return {status: answer.status(), errors: body.errors ?? [], id: body.id};
    };
    for (const [changes, field, code] of [
      [{firstName: ''}, 'firstName', 'required'],
      [{lastName: '  '}, 'lastName', 'required'],
      [{email: ''}, 'email', 'required'],
      [{email: 'rosa@example'}, 'email', 'invalid-email'],
      [{insuranceType: ''}, 'insuranceType', 'required'],
      [{insuranceType: 'pets'}, 'insuranceType', 'not-in-list'],
      [{consents: [callsAgreed]}, 'phone', 'required'],
    ] as const) {
      const answer = await post(changes);
      expect([answer.status, answer.errors]).toEqual([422, [{field, code}]]);
    }
    expect(await post({})).toMatchObject({status: 201, errors: []});
    expect((await post({phone: '713-555-0199', consents: [callsAgreed]})).id).toMatch(/^[0-9a-f-]{36}$/u);
  },
);

test(
  'the server is the authority on a message, which has up to 5,000 characters',
  spec('s5-contact', 's7-contact'),
  async ({page, request, site}) => {
    const post = async (changes: object) => {
      const answer = await request.post(site.address('/api/contact'), {data: {...message, ...changes}});
      const {errors = []} = (await answer.json()) as {errors?: {field: string; code: string}[]};
      return [answer.status(), errors];
    };
    expect(await post({name: ''})).toEqual([422, [{field: 'name', code: 'required'}]]);
    expect(await post({email: 'rosa'})).toEqual([422, [{field: 'email', code: 'invalid-email'}]]);
    expect(await post({message: 'é'.repeat(5_001)})).toEqual([422, [{field: 'message', code: 'too-long'}]]);
    expect(await post({message: 'é'.repeat(5_000)})).toEqual([201, []]);
    await site.visit('/');
    const form = await site.element('contact-form');
    await form.locator('[name=name]').fill('Rosa');
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=message]').fill('é'.repeat(5_001));
    await send(form);
    await expect(form.locator('#message-error')).toContainText('5');
    await expect(page.locator('.toast-region .toast')).toHaveCount(0);
  },
);

test(
  'the server’s errors name the problem in the visitor’s language',
  spec('s8-problem'),
  async ({request, site}) => {
    const details = new Set<string>();
    for (const lang of LANGUAGES) {
      const answer = await request.post(site.address('/api/leads'), {
        data: {...lead, email: ''},
        headers: {'Accept-Language': lang},
      });
      expect(answer.headers()['content-type']).toContain('application/problem+json');
      details.add(((await answer.json()) as {detail: string}).detail);
    }
    expect(details.size).toBe(5);
    expect(textIn('en', 'ui', 'failedText')).toBe('Please try again or call us directly.');
  },
);
