import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {protocol} from '../element/protocol.ts';
import {keepsIt, serveScript} from '../ui/submission/scripted-server.ts';
import {ana, control, fill, find, mount, text, useEmptyPages} from './quote-form-on-a-page.ts';

useEmptyPages();

describe('consent', () => {
  test('to calls is requested beside a number, never checked beforehand, and requires a number when checked', async () => {
    serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    expect(find(form, 'form').querySelector('[name$=Consent]')).toBeNull();
    await userEvent.fill(control(form, 'phone'), '713-555-0199');
    await expect.poll(() => text(form, 'label[for=contactConsent]')).toContain('call me');
    expect([control(form, 'contactConsent').checked, control(form, 'textsConsent').checked]).toEqual([
      false,
      false,
    ]);
    await userEvent.click(control(form, 'contactConsent'));
    expect(control(form, 'phone').required).toBe(true);
    await userEvent.clear(control(form, 'phone'));
    await form.submit();
    expect(text(form, '#phone-error')).toBe(
      'Enter a phone number, or clear the boxes that agree to calls or texts.',
    );
    await userEvent.click(control(form, 'contactConsent'));
    await expect.poll(() => text(form, '#phone-error')).toBeUndefined();
  });

  test('has the text on screen at that time as its evidence', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount({lang: 'es'});
    await fill(form, {...ana, phone: '713-555-0199'});
    await expect.poll(() => text(form, 'label[for=contactConsent]')).toBeDefined();
    await userEvent.click(control(form, 'contactConsent'));
    const shown = text(form, 'label[for=contactConsent]') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shown));
    protocol().choose('en');
    await expect.poll(() => text(form, 'h2')).toBe('Get your free quote');
    await form.submit();
    const {consents} = JSON.parse(heard[0]?.body ?? '{}') as {consents: Record<string, string>[]};
    expect(consents).toEqual([
      {
        kind: 'contact',
        textVersion: 'contact-2026-11-22b',
        textSha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  test('to calls is not a consent to texts: one checked box sends one consent, and texts need a number, too', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, phone: '713-555-0199'});
    await expect.poll(() => text(form, 'label[for=contactConsent]')).toBeDefined();
    expect(text(form, 'label[for=contactConsent]')).not.toMatch(/\btext/u);
    expect(text(form, 'label[for=textsConsent]')).not.toMatch(/\bcall/u);
    await userEvent.click(control(form, 'contactConsent'));
    await form.submit();
    await fill(form, {...ana, phone: '713-555-0199'});
    await expect.poll(() => text(form, 'label[for=textsConsent]')).toBeDefined();
    expect(control(form, 'contactConsent').checked).toBe(false);
    await userEvent.click(control(form, 'textsConsent'));
    expect(control(form, 'phone').required).toBe(true);
    await form.submit();
    const kinds = heard.map(({body}) =>
      (JSON.parse(body) as {consents: {kind: string}[]}).consents.map(({kind}) => kind),
    );
    expect(kinds).toEqual([['contact'], ['texts']]);
  });

  test('to Medicare contact is requested beside Medicare, with the required legal sentences', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount({lang: 'de'});
    await fill(form, {...ana, insuranceType: 'medicare'});
    await userEvent.click(control(form, 'medicareConsent'));
    expect(text(form, '.statutory + .statutory [lang=en]')).toBe(
      'Not connected with or endorsed by the United States government or the federal Medicare program.',
    );
    expect(form.shadowRoot?.querySelectorAll('.statutory')).toHaveLength(2);
    await form.submit();
    const {consents} = JSON.parse(heard[0]?.body ?? '{}') as {consents: {kind: string}[]};
    expect(consents.map(({kind}) => kind)).toEqual(['medicare']);
  });

  test('to Medicare contact is not sent with a quote for another service', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, insuranceType: 'medicare'});
    await userEvent.click(control(form, 'medicareConsent'));
    await userEvent.selectOptions(control(form, 'insuranceType'), 'life');
    await form.submit();
    expect(heard[0]?.body).toContain('"consents":[]');
  });

  test('is beside Medicare before anybody touches the form, if the page selected Medicare', async () => {
    const form = await mount({'insurance-type': 'medicare', lang: 'fr'});
    await expect.poll(() => text(form, 'label[for=medicareConsent]')).toContain('Medicare');
    expect(form.shadowRoot?.querySelectorAll('.statutory')).toHaveLength(2);
  });
});
