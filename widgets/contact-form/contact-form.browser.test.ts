import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {ContactFormElement} from './contact-form.element.ts';

define(ContactFormElement);

const ben = {
  name: 'Ben Carter',
  email: 'ben@example.com',
  message: 'We move in January.\nWhich plan covers us from the first day?',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  protocol().chosen = null;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const mount = async (lang = 'en'): Promise<ContactFormElement> => {
  const form = document.createElement('lamplight-contact-form') as ContactFormElement;
  form.lang = lang;
  document.body.append(form);
  await expect.poll(() => form.shadowRoot?.querySelector('form')).not.toBeNull();
  return form;
};

const control = (form: ContactFormElement, name: string): HTMLInputElement => {
  const found = form.shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no control is called ${name}`);
  return found;
};
const text = (form: ContactFormElement, selector: string): string | undefined =>
  form.shadowRoot?.querySelector(selector)?.textContent ?? undefined;

const fill = async (
  form: ContactFormElement,
  answers: Readonly<Record<string, string>> = ben,
): Promise<void> => {
  for (const [name, value] of Object.entries(answers)) await userEvent.fill(control(form, name), value);
};

test('has the fields of the specification, with autocomplete values for browsers', async () => {
  const form = await mount();
  const shown = ['name', 'phone', 'email', 'subject', 'message'].map((name) => {
    const {type, autocomplete, required} = control(form, name);
    return [name, type, autocomplete, required];
  });
  expect(shown).toEqual([
    ['name', 'text', 'name', true],
    ['phone', 'tel', 'tel', false],
    ['email', 'email', 'email', true],
    ['subject', 'text', 'off', false],
    ['message', 'textarea', '', true],
  ]);
});

test('a reload on the agency’s own page keeps what was typed', async () => {
  serveScript(keepsIt);
  const typed = {...ben, phone: '713-555-0199', subject: 'A move'};
  const form = await mount();
  await fill(form, typed);
  await expect.poll(() => sessionStorage.getItem('lamplight-contact-form') ?? '').toContain(typed.subject);
  document.body.replaceChildren();
  const again = await mount();
  await expect
    .poll(() => Object.fromEntries(Object.keys(typed).map((name) => [name, control(again, name).value])))
    .toEqual(typed);
  await again.submit();
  expect(sessionStorage.getItem('lamplight-contact-form'), 'a stored message is not typed again').toBeNull();
});

test('sends the message, thanks the visitor, and empties the form', async () => {
  const heard = serveScript(keepsIt);
  const events: unknown[] = [];
  const form = await mount('fr');
  form.addEventListener('lamplight-submitted', (event) => events.push((event as CustomEvent).detail));
  await fill(form);
  await userEvent.click(form.shadowRoot?.querySelector('button') as HTMLElement);
  await expect
    .poll(() => text(form, '.toast'))
    .toBe('Message envoyé\u202F!Nous vous répondrons sous 24 heures.');
  expect(heard[0]?.url).toBe(`${location.origin}/api/contact`);
  expect(heard[0]?.headers.get('Accept-Language')).toBe('fr');
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({...ben, phone: '', subject: '', consents: []});
  expect(events).toEqual([{kind: 'contact', id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33'}]);
  expect(control(form, 'message').value).toBe('');
});

test('thanks in the words of the specification', async () => {
  serveScript(keepsIt);
  const form = await mount();
  await fill(form);
  await form.submit();
  await expect
    .poll(() => text(form, '.toast'))
    .toBe("Message Sent Successfully!We'll get back to you within 24 hours.");
});

test('reports a failure in the words of the specification, and keeps the message', async () => {
  serveScript(saysNo(503, 'unavailable', {after: '60'}));
  const form = await mount();
  await fill(form);
  await form.submit();
  await expect
    .poll(() => text(form, '.toast'))
    .toBe('Failed to Send MessagePlease try again or call us directly.Call 713-555-0142');
  expect(control(form, 'message').value).toBe(ben.message);
});

test('states the maximum length of a message instead of cutting it off', async () => {
  const form = await mount();
  await fill(form, {...ben, message: 'é'.repeat(5_001)});
  await form.submit();
  expect(text(form, '#message-error')).toBe('Use at most 5000 characters.');
  expect(control(form, 'message').value).toHaveLength(5_001);
});

test('names missing answers, in the language on screen, also after a change of language', async () => {
  const form = await mount('de');
  await form.submit();
  const links = () =>
    [...(form.shadowRoot?.querySelectorAll('.summary a') ?? [])].map((link) => link.textContent);
  expect(links()).toEqual([
    'Geben Sie Ihren Namen ein.',
    'Geben Sie Ihre E-Mail-Adresse ein.',
    'Schreiben Sie Ihre Nachricht.',
  ]);
  protocol().choose('zh');
  await expect.poll(links).toEqual(['请填写您的姓名。', '请填写您的电子邮箱。', '请填写留言内容。']);
});

test('Enter starts a new line in the message and sends nothing', async () => {
  const heard = serveScript(keepsIt);
  const form = await mount();
  await fill(form);
  control(form, 'message').focus();
  await userEvent.keyboard('{Enter}');
  expect(control(form, 'message').value).toContain('\n');
  expect(heard).toEqual([]);
});
