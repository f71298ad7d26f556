import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {protocol} from '../element/protocol.ts';
import {announcementsIn} from '../ui/submission/announcements.ts';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  events,
  fill,
  find,
  focused,
  mayAsk,
  mountBehindButton,
  retryInAMinute,
  text,
  toast,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';
import type {QuoteFormElement} from './quote-form.element.ts';

useEmptyPages();

const press = async (form: QuoteFormElement): Promise<void> => {
  await userEvent.click(find(form, '.opener'));
  await expect.poll(() => form.shadowRoot?.querySelector('dialog:modal')).not.toBeNull();
};

describe('a quote form in a dialog', () => {
  test('sends the request, confirms it in the dialog, and is empty when opened again', async () => {
    const heard = serveScript(keepsIt);
    const form = await mountBehindButton({partner: 'riverside-clinic'});
    await press(form);
    const root = form.shadowRoot as ShadowRoot;
    const announced = announcementsIn(root);
    await fill(form);
    await userEvent.click(find(form, 'form [type=submit]'));
    await expect.poll(() => text(form, 'dialog [role=status]')).toContain('Quote Request Submitted!');
    expect(announced.filter((one) => one.includes('Quote Request Submitted!'))).toHaveLength(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      ...ana,
      context: {partner: 'riverside-clinic', widget: 'quote-form'},
    });
    expect(events.map(({type}) => type)).toEqual(['lamplight-submitted']);
    // The dialog makes everything outside inert; the toast can be closed.
    await expect.poll(() => toast(form)).toContain('Quote Request Submitted!');
    await userEvent.click(find(form, 'dialog .toast button'));
    await expect.poll(() => toast(form)).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => root.querySelector('dialog')).toBeNull();
    await press(form);
    expect(typed(form)).toEqual({firstName: '', lastName: '', email: '', phone: '', insuranceType: ''});
  });

  test('lists its errors in the dialog, with the focus on the list, and a link leads to the field', async () => {
    const heard = serveScript(mayAsk);
    const form = await mountBehindButton();
    await press(form);
    await userEvent.click(find(form, 'form [type=submit]'));
    await expect.poll(() => focused(form)?.className).toBe('summary');
    await userEvent.click(find(form, '.summary a[href="#email"]'));
    expect(focused(form)).toBe(control(form, 'email'));
    expect(heard).toEqual([]);
  });

  test('asks about calls once there is a number', async () => {
    serveScript(keepsIt);
    const form = await mountBehindButton();
    await press(form);
    await userEvent.fill(control(form, 'phone'), '713-555-0199');
    await expect.poll(() => form.shadowRoot?.querySelector('dialog [name=contactConsent]')).not.toBeNull();
  });

  test('keeps what was typed when it is closed, in another language, after a failure and after a reload', async () => {
    serveScript(saysNo(503, 'unavailable', retryInAMinute));
    const form = await mountBehindButton();
    await press(form);
    await fill(form);
    await userEvent.click(find(form, 'form [type=submit]'));
    await expect.poll(() => text(form, 'dialog [role=status]')).toMatch(/could not save/u);
    // The toast has a button of the same name.
    find(form, '[part=close]').click();
    await expect.poll(() => focused(form)).toBe(find(form, '.opener'));
    protocol().choose('de');
    await expect.poll(() => text(form, '.opener')).toBe('Kostenloses Angebot anfordern');
    await press(form);
    expect(typed(form)).toEqual(ana);
    document.body.replaceChildren();
    const again = await mountBehindButton();
    await press(again);
    await expect.poll(() => typed(again)).toEqual(ana);
  });

  test('counts the time from the opening', async () => {
    serveScript(keepsIt);
    const form = await mountBehindButton();
    const before = performance.now();
    await press(form);
    expect(form.usableSince).toBeGreaterThan(before);
    const {usableSince} = form;
    form.close();
    await press(form);
    expect(form.usableSince).toBe(usableSince);
  });

  test('moves within the page while it is open', async () => {
    serveScript(keepsIt);
    const form = await mountBehindButton();
    await press(form);
    await fill(form);
    const section = document.createElement('section');
    document.body.append(section);
    section.append(form);
    await expect.poll(() => form.shadowRoot?.querySelector('dialog:modal')).not.toBeNull();
    expect(typed(form)).toEqual(ana);
  });
});
