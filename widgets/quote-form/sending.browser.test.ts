import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {announcementsIn} from '../ui/submission/announcements.ts';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  events,
  fill,
  find,
  mount,
  text,
  toast,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';
import {QuoteFormElement} from './quote-form.element.ts';

useEmptyPages();

describe('sending', () => {
  test('sends the answers and their origin, thanks the visitor, and empties the form', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount({partner: 'riverside-clinic'});
    await fill(form, {...ana, firstName: '  Ana '});
    await userEvent.click(find(form, 'button'));
    await expect
      .poll(() => toast(form))
      .toBe("Quote Request Submitted!We'll contact you within 24 hours with your personalized quote.");
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({url: `${location.origin}/api/leads`, method: 'POST'});
    expect(heard[0]?.headers.get('Accept-Language')).toBe('en');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      ...ana,
      consents: [],
      context: {
        lang: 'en',
        partner: 'riverside-clinic',
        page: location.origin + location.pathname,
        // The tests themselves run in a frame.
        hostPage: document.referrer.split('?')[0],
        widget: 'quote-form',
        version: expect.stringMatching(/^\d/),
        elapsedMs: expect.any(Number),
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        proof: {trap: ''},
      },
    });
    expect(events).toEqual([
      {type: 'lamplight-submitted', detail: {kind: 'lead', id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33'}},
    ]);
    expect(typed(form)).toEqual({firstName: '', lastName: '', email: '', phone: '', insuranceType: ''});
    expect(text(form, '[role=status]')).toContain('Quote Request Submitted!');
  });

  test('a partner id with a line break costs no request', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount({partner: 'riverside\nclinic'});
    await fill(form, ana);
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({context: {partner: 'riverside clinic'}});
  });

  test('announces the thanks once, although the form and the toast show them', async () => {
    serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    const heard = announcementsIn(form.shadowRoot as ShadowRoot);
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => toast(form)).toContain('Quote Request Submitted!');
    expect(text(form, '[role=status] .notice')).toContain('Quote Request Submitted!');
    expect(heard.filter((one) => one.includes('Quote Request Submitted!'))).toHaveLength(1);
  });

  test.each([
    {
      outcome: 'that nothing was saved',
      answer: saysNo(503, 'unavailable', {after: '600'}),
      announced: /^We could not save this/u,
    },
    {
      outcome: 'which answers the server refused',
      answer: saysNo(422, 'invalid-fields', {errors: [{field: 'email', code: 'invalid-email'}]}),
      announced: /Enter an email address/u,
    },
  ])('announces $outcome once, although a toast also shows the failure', async ({answer, announced}) => {
    serveScript(answer);
    const form = await mount();
    await fill(form);
    const heard = announcementsIn(form.shadowRoot as ShadowRoot);
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => toast(form)).not.toBe('');
    await expect.poll(() => heard.at(-1)).toMatch(announced);
    // A toast would be announced after 80 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard.filter((text) => !text.startsWith('Sending'))).toHaveLength(1);
    // After 422 there is a summary, and the summary has the focus.
    const summary = form.shadowRoot?.querySelector('.summary:not(:focus)') ?? null;
    expect(summary).toBe(null);
  });

  test('tells a visitor in place how long to wait after too many requests, as the toast does', async () => {
    serveScript(saysNo(429, 'too-many-requests', {after: '40', detail: 'Please wait a moment.'}));
    const form = await mount({lang: 'de'});
    await fill(form);
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => toast(form)).toContain('Please wait a moment.');
    expect(text(form, '[role=status] .notice')).toContain('in 40\u00a0Sekunden erneut');
    expect(typed(form)).toEqual(ana);
  });

  test('breaks no link inside a word on a narrow phone', async () => {
    const form = await mount({lang: 'de'});
    form.style.width = '200px';
    const links = [...(form.shadowRoot?.querySelectorAll('.links a') ?? [])];
    expect(links).toHaveLength(2);
    for (const link of links) {
      const words = document.createRange();
      words.selectNodeContents(link.firstChild ?? link);
      // One place for each line.
      expect(words.getClientRects(), link.textContent).toHaveLength(1);
    }
  });

  test('says that nothing was saved when the code that sends cannot load, and sends at the next press', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi
      .spyOn(QuoteFormElement.prototype, 'importLate')
      .mockRejectedValue(new TypeError('offline'));
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => text(form, '[role=alert]')).toContain('We could not save this.');
    expect(typed(form)).toEqual(ana);
    load.mockRestore();
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => heard).toHaveLength(1);
  });

  test('keeps the partner in a form that the browser sends itself', async () => {
    const form = await mount({partner: 'riverside-clinic & co'});
    const plain = form.shadowRoot?.querySelector('form') ?? undefined;
    expect(new FormData(plain).get('partner')).toBe('riverside-clinic & co');
    form.removeAttribute('partner');
    await form.updated;
    expect(new FormData(plain).has('partner')).toBe(false);
    // After the first touch another renderer draws the form.
    form.setAttribute('partner', 'harbor');
    await form.bringLate();
    await expect.poll(() => new FormData(plain).get('partner')).toBe('harbor');
  });

  test('sends the content of the field that only programs fill in', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    control(form, 'website').value = 'https://spam.example';
    await form.submit();
    expect(heard[0]?.body).toContain('"proof":{"trap":"https://spam.example"}');
  });

  test('sends once, however often the button is pressed', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    await Promise.all([form.submit(), form.submit(), form.submit()]);
    expect(heard).toHaveLength(1);
  });
});
