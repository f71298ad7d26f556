import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {breaksOff, keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  fill,
  mount,
  retryInAMinute,
  sends,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';

useEmptyPages();

/** The form after a reload: a new element with the tab's stored answers. */
const reload = async (attributes: Readonly<Record<string, string>> = {}) => {
  document.body.replaceChildren();
  return await mount(attributes);
};

describe('a reload', () => {
  test('on the agency’s own page keeps typed text, and no consent', async () => {
    serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, phone: '713-555-0199'});
    await expect.poll(() => form.shadowRoot?.querySelector('[name=contactConsent]')).not.toBeNull();
    await userEvent.click(control(form, 'contactConsent'));
    const again = await reload({'first-name': 'Eve'});
    await expect.poll(() => typed(again)).toEqual({...ana, phone: '713-555-0199'});
    await expect.poll(() => again.shadowRoot?.querySelector('[name=contactConsent]')).not.toBeNull();
    expect(control(again, 'contactConsent').checked).toBe(false);
  });

  test('after the server has acknowledged finds an empty form', async () => {
    serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    await form.submit();
    expect(form.state.phase).toBe('sent');
    expect(sessionStorage.getItem('lamplight-quote-form')).toBeNull();
  });

  test('after an unanswered send does not create two requests', async () => {
    const heard = serveScript(saysNo(503, 'unavailable', retryInAMinute), keepsIt);
    const form = await mount();
    await fill(form);
    await form.submit();
    const again = await reload();
    await expect.poll(() => typed(again)).toEqual(ana);
    await again.submit();
    const [first, second] = sends(heard);
    expect(second?.supersedes).toBe(first?.key);
  });

  test('keeps nothing of an untouched form, and ignores foreign entries', async () => {
    serveScript(breaksOff);
    const form = await mount({'first-name': 'Ana'});
    await userEvent.click(control(form, 'firstName'));
    await form.bringLate();
    expect(sessionStorage.getItem('lamplight-quote-form')).toBeNull();
    sessionStorage.setItem('lamplight-quote-form', '{"answers":{"firstName":7,"email":null},"keys":["x"]}');
    const again = await reload();
    await again.bringLate();
    expect(typed(again)['firstName']).toBe('');
  });
});

test('the page fills in the fields by attributes and properties, until the visitor answers', async () => {
  const form = await mount({'first-name': 'Ana', email: 'ana@example.com', phone: '713-555-0199'});
  expect(typed(form)).toMatchObject({firstName: 'Ana', email: 'ana@example.com', phone: '713-555-0199'});
  (form as unknown as {lastName: string}).lastName = 'Reyes';
  await expect.poll(() => control(form, 'lastName').value).toBe('Reyes');
  await userEvent.fill(control(form, 'lastName'), 'Rey');
  form.setAttribute('last-name', 'Ruiz');
  await form.updated;
  expect(control(form, 'lastName').value).toBe('Rey');
});
