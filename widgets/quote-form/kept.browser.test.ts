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

/** The form as is after a reload: a new element, whose memory is what the tab kept. */
const reload = async (attributes: Readonly<Record<string, string>> = {}) => {
  document.body.replaceChildren();
  return await mount(attributes);
};

describe('a reload', () => {
  test('of the agency’s own page keeps what was typed, and no agreement', async () => {
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

  test('after a send that nobody answered does not make two requests of one', async () => {
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

  test('keeps nothing of a form that nobody filled, and survives an entry that is not ours', async () => {
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

test('the page fills the fields by attributes and properties, until the visitor answers', async () => {
  const form = await mount({'first-name': 'Ana', email: 'ana@example.com', phone: '713-555-0199'});
  expect(typed(form)).toMatchObject({firstName: 'Ana', email: 'ana@example.com', phone: '713-555-0199'});
  (form as unknown as {lastName: string}).lastName = 'Reyes';
  await expect.poll(() => control(form, 'lastName').value).toBe('Reyes');
  await userEvent.fill(control(form, 'lastName'), 'Rey');
  form.setAttribute('last-name', 'Ruiz');
  await form.updated;
  expect(control(form, 'lastName').value).toBe('Rey');
});
