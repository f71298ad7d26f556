import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {breaksOff, keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {QuoteFormElement} from './quote-form.element.ts';

define(QuoteFormElement);

const soonNever = {after: '60'}; // longer than a visitor waits: no retry
const ana = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '',
  insuranceType: 'health',
} as const;

const mayAsk = (): Response => new Response(null, {status: 204});

let events: {type: string; detail: unknown}[] = [];
const hear = ({type, detail}: Event & {detail?: unknown}): void => void events.push({type, detail});

beforeEach(() => {
  events = [];
  localStorage.clear();
  protocol().chosen = null;
  for (const type of ['lamplight-submitted', 'lamplight-error']) document.addEventListener(type, hear);
});

afterEach(() => {
  for (const type of ['lamplight-submitted', 'lamplight-error']) document.removeEventListener(type, hear);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<QuoteFormElement> => {
  const form = document.createElement('lamplight-quote-form') as QuoteFormElement;
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  document.body.append(form);
  await expect.poll(() => form.shadowRoot?.querySelector('form')).not.toBeNull();
  return form;
};

const find = (form: QuoteFormElement, selector: string): HTMLInputElement & HTMLAnchorElement => {
  const found = form.shadowRoot?.querySelector<HTMLInputElement & HTMLAnchorElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const control = (form: QuoteFormElement, name: string): HTMLInputElement => find(form, `[name="${name}"]`);
const text = (form: QuoteFormElement, selector: string): string | undefined =>
  form.shadowRoot?.querySelector(selector)?.textContent ?? undefined;
const focused = (form: QuoteFormElement): Element | null | undefined => form.shadowRoot?.activeElement;
const toast = (form: QuoteFormElement): string | undefined => text(form, '.toast');

const fill = async (
  form: QuoteFormElement,
  answers: Readonly<Record<string, string>> = ana,
): Promise<void> => {
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'insuranceType') await userEvent.selectOptions(control(form, name), value);
    else if (value) await userEvent.fill(control(form, name), value);
  }
};
const typed = (form: QuoteFormElement): Record<string, string> =>
  Object.fromEntries(Object.keys(ana).map((name) => [name, control(form, name).value]));

const sends = (heard: ReturnType<typeof serveScript>) =>
  heard.map(({headers, body}) => ({
    key: headers.get('Idempotency-Key'),
    supersedes: (JSON.parse(body) as {supersedes?: string | readonly string[]}).supersedes,
  }));

describe('filling it', () => {
  test('has the fields of the specification, and tells browsers what to fill in', async () => {
    const form = await mount();
    const told = Object.keys(ana).map((name) => {
      const {type, autocomplete, inputMode, required} = control(form, name);
      return [name, type, autocomplete, inputMode, required];
    });
    expect(told).toEqual([
      ['firstName', 'text', 'given-name', '', true],
      ['lastName', 'text', 'family-name', '', true],
      ['email', 'email', 'email', 'email', true],
      ['phone', 'tel', 'tel', 'tel', false],
      ['insuranceType', 'select-one', '', '', true],
    ]);
  });

  test('the keyboard alone reaches every control in order, and sends with Enter', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    const reached: (string | undefined)[] = [];
    for (let step = 0; step < 10; step += 1) {
      await userEvent.keyboard('{Tab}');
      const active = focused(form) as HTMLInputElement | HTMLAnchorElement | null;
      reached.push(active?.getAttribute('name') ?? active?.localName);
    }
    expect(reached).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'insuranceType',
      'contactConsent',
      'a',
      'a',
      'button',
      'select',
    ]);
    await fill(form);
    control(form, 'email').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard).toHaveLength(1);
  });

  test('starts with the service the page names, unless the visitor has chosen', async () => {
    const form = await mount({'insurance-type': 'life'});
    expect(control(form, 'insuranceType').value).toBe('life');
    const other = await mount();
    other.setAttribute('insurance-type', 'cancer');
    await expect.poll(() => control(other, 'insuranceType').value).toBe('cancer');
    await userEvent.selectOptions(control(other, 'insuranceType'), 'health');
    other.setAttribute('insurance-type', 'life');
    await other.updated;
    expect(control(other, 'insuranceType').value).toBe('health');
  });

  test('keeps what is typed when the language changes and when it is moved or put back', async () => {
    const form = await mount();
    await fill(form);
    protocol().choose('de');
    await expect.poll(() => text(form, 'h2')).toBe('Ihr kostenloses Angebot');
    expect(typed(form)).toEqual(ana);
    const section = document.createElement('section');
    document.body.append(section);
    section.append(form);
    expect(typed(form)).toEqual(ana);
    form.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(form);
    await expect.poll(() => form.shadowRoot?.querySelector('form')).not.toBeNull();
    expect(typed(form)).toEqual(ana);
  });

  test('takes over what was typed into the markup of the page before the script came', async () => {
    const drawn = await mount({lang: 'es'});
    const markup = drawn.shadowRoot?.querySelector('.lamplight')?.innerHTML ?? '';
    drawn.remove();
    const holder = document.createElement('div');
    holder.setHTMLUnsafe(
      `<lamplight-quote-form lang="es"><template shadowrootmode="open"><div class="lamplight" lang="es">${markup}</div></template></lamplight-quote-form>`,
    );
    const form = holder.firstElementChild as QuoteFormElement;
    const field = control(form, 'firstName');
    field.value = 'Ana';
    document.body.append(holder);
    await expect.poll(() => form.state.answers.firstName).toBe('Ana');
    protocol().choose('fr');
    await expect.poll(() => text(form, 'h2')).toBe('Demandez votre devis gratuit');
    expect(control(form, 'firstName').value).toBe('Ana');
  });

  test('the chosen language is the choice of the picker', async () => {
    const form = await mount();
    await userEvent.selectOptions(find(form, '.picker select'), 'zh');
    await expect.poll(() => text(form, 'h2')).toBe('获取免费报价');
    expect(localStorage.getItem('selectedLanguage')).toBe('zh');
  });
});

describe('mistakes', () => {
  test('are told at the field and in a summary that takes focus and leads to the fields', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, email: 'ana@example', lastName: ''});
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => focused(form)).toBe(form.shadowRoot?.querySelector('.summary'));
    const links = [...(form.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.summary a') ?? [])];
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your last name.',
      'Enter an email address like name@example.com.',
    ]);
    const email = control(form, 'email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe('email-error');
    expect(text(form, '#email-error')).toBe('Enter an email address like name@example.com.');
    const address = location.href;
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(focused(form)).toBe(email);
    expect(location.href).toBe(address);
    expect(heard).toEqual([]);
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'invalid-fields', message: 'lastName: required, email: invalid-email'},
      },
    ]);
  });

  test('go as soon as they are mended, one by one', async () => {
    const form = await mount();
    await fill(form, {...ana, email: 'ana@example', lastName: ''});
    await form.submit();
    await userEvent.fill(control(form, 'email'), 'ana@example.com');
    await expect.poll(() => control(form, 'email').getAttribute('aria-invalid')).toBeNull();
    expect(text(form, '.summary ul')).toBe('Enter your last name.');
    await userEvent.fill(control(form, 'lastName'), 'Reyes');
    await expect.poll(() => text(form, '.summary')).toBeUndefined();
  });

  test('that the server finds are told in the same places, and in its words by a toast', async () => {
    serveScript(
      saysNo(422, 'invalid-fields', {
        detail: 'Please check your answers.',
        errors: [{field: 'firstName', code: 'invalid-characters'}],
      }),
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    await expect.poll(() => focused(form)).toBe(form.shadowRoot?.querySelector('.summary'));
    expect(text(form, '#firstName-error')).toBe(
      'One of these characters cannot be saved. Please type the answer again.',
    );
    await expect.poll(() => toast(form)).toBe('Submission FailedPlease check your answers.');
    expect(typed(form)).toEqual(ana);
  });
});

describe('consent', () => {
  test('to calls is never given beforehand, and asks for a number once it is', async () => {
    serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    expect(control(form, 'contactConsent').checked).toBe(false);
    await userEvent.click(control(form, 'contactConsent'));
    expect(control(form, 'phone').required).toBe(true);
    await form.submit();
    expect(text(form, '#phone-error')).toBe('Enter a phone number, or untick the box that agrees to calls.');
    await userEvent.click(control(form, 'contactConsent'));
    await expect.poll(() => text(form, '#phone-error')).toBeUndefined();
  });

  test('is evidenced by the text that was on screen when it was given', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount({lang: 'es'});
    await fill(form, {...ana, phone: '713-555-0199'});
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
        textVersion: 'contact-2026-11',
        textSha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  test('to Medicare contact is asked for beside Medicare, with the sentences that law requires', async () => {
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

  test('to Medicare contact is not sent with a quote for something else', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, insuranceType: 'medicare'});
    await userEvent.click(control(form, 'medicareConsent'));
    await userEvent.selectOptions(control(form, 'insuranceType'), 'life');
    await form.submit();
    expect(heard[0]?.body).toContain('"consents":[]');
  });

  test('stands beside Medicare before anybody touches the form when the page chose it', async () => {
    const form = await mount({'insurance-type': 'medicare', lang: 'fr'});
    await expect.poll(() => text(form, 'label[for=medicareConsent]')).toContain('Medicare');
    expect(form.shadowRoot?.querySelectorAll('.statutory')).toHaveLength(2);
  });
});

describe('sending', () => {
  test('sends the answers and where they come from, thanks, and empties the form', async () => {
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

  test('says what only programs fill in', async () => {
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

  test('says that it tries again when the line breaks, and sends the same under the same key', async () => {
    const heard = serveScript(breaksOff, keepsIt);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    await expect.poll(() => text(form, '[role=status]')).toContain('We are trying again');
    expect(text(form, 'button')).toBe('Sending …');
    await sent;
    const keys = heard.map(({headers}) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(events.map(({type}) => type)).toEqual(['lamplight-submitted']);
  });

  test('keeps everything typed when nothing helps, and offers the phone', async () => {
    serveScript(saysNo(503, 'unavailable', soonNever));
    const form = await mount();
    await fill(form);
    await form.submit();
    expect(typed(form)).toEqual(ana);
    expect(text(form, '[role=status]')).toContain('Your answers are still here');
    expect(find(form, '[role=status] a').href).toMatch(/^tel:\+1/);
    await expect
      .poll(() => toast(form))
      .toBe('Submission FailedPlease try again or call us directly.Call 713-555-0142');
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'unavailable', message: 'lamplight-quote-form: not sent'},
      },
    ]);
  });

  test('after an unanswered send the same answers go under the same key, edited ones replace it', async () => {
    const heard = serveScript(
      saysNo(503, 'unavailable', soonNever),
      saysNo(503, 'unavailable', soonNever),
      keepsIt,
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    await form.submit();
    await userEvent.fill(control(form, 'email'), 'ana.reyes@example.com');
    await form.submit();
    const [first, second, third] = sends(heard);
    expect(second).toEqual(first);
    expect(third?.key).not.toBe(first?.key);
    expect(third?.supersedes).toBe(first?.key);
    expect(typed(form)['email']).toBe('');
  });

  test('edited after two unanswered sends, it replaces both, and the next visitor’s request none', async () => {
    const lost = saysNo(503, 'unavailable', soonNever);
    const heard = serveScript(lost, lost, keepsIt);
    const form = await mount();
    await fill(form);
    await form.submit();
    for (const email of ['ana.r@example.com', 'ana.reyes@example.com']) {
      await userEvent.fill(control(form, 'email'), email);
      await form.submit();
    }
    const [first, second, third] = sends(heard);
    expect([first?.supersedes, second?.supersedes]).toEqual([undefined, first?.key]);
    expect(third?.supersedes).toEqual([second?.key, first?.key]);
    await fill(form);
    await form.submit();
    expect(sends(heard)[3]?.supersedes).toBeUndefined();
  });

  test('corrected after a refused edit, it replaces the unanswered send before that', async () => {
    const heard = serveScript(
      saysNo(503, 'unavailable', soonNever),
      saysNo(422, 'invalid-fields', {errors: [{field: 'email', code: 'invalid-email'}]}),
      keepsIt,
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    for (const email of ['ana.r@example.com', 'ana.reyes@example.com']) {
      await userEvent.fill(control(form, 'email'), email);
      await form.submit();
    }
    const [first, refused, corrected] = sends(heard);
    expect(refused?.supersedes).toBe(first?.key);
    expect(corrected?.supersedes).toBe(first?.key);
    expect(corrected?.key).not.toBe(refused?.key);
  });

  test('asks to be called when trying again cannot help', async () => {
    serveScript(saysNo(409, 'idempotency-conflict', {detail: 'Words of the server.'}));
    const form = await mount();
    await fill(form);
    await form.submit();
    expect(text(form, '[role=status]')).toContain('Please call us');
    await expect.poll(() => toast(form)).toBe('Submission FailedWords of the server.Call 713-555-0142');
  });

  test('what is typed while the server answers was not sent and stays', async () => {
    const {promise, resolve: answer} = Promise.withResolvers<Response>();
    serveScript(() => promise);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    await expect.poll(() => form.state.phase).toBe('sending');
    await userEvent.fill(control(form, 'phone'), '713-555-0199');
    answer(keepsIt() as Response);
    await sent;
    expect(control(form, 'phone').value).toBe('713-555-0199');
    expect(events.map(({type}) => type)).toEqual(['lamplight-submitted']);
  });

  test('a lead whose form has left the page meanwhile still arrives', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    form.remove();
    await sent;
    expect(heard).toHaveLength(1);
    expect(form.state.phase).toBe('sent');
  });
});

describe('on a page that is not the agency’s', () => {
  const elsewhere = {api: 'https://agency.example', site: 'https://agency.example', partner: 'clinic & co'};

  test('asks for nothing before it is touched', async () => {
    const heard = serveScript(keepsIt);
    await mount(elsewhere);
    expect(heard).toEqual([]);
  });

  test('says at the first touch that this page may not send, and links to the agency’s own form', async () => {
    const heard = serveScript(breaksOff, () => Response.json({ok: true}));
    const form = await mount({...elsewhere, lang: 'de'});
    await userEvent.click(control(form, 'firstName'));
    await expect.poll(() => text(form, '[role=alert]')).toContain('nicht dafür eingerichtet');
    expect(find(form, '[role=alert] a').href).toBe(
      'https://agency.example/de/?partner=clinic%20%26%20co#hero',
    );
    expect(form.shadowRoot?.querySelector('button')).toBeNull();
    expect(heard.map(({url, method}) => [method, url])).toEqual([
      ['HEAD', 'https://agency.example/api/leads'],
      ['GET', 'https://agency.example/api/health'],
    ]);
  });

  test('says so too when the server itself refuses', async () => {
    serveScript(mayAsk, saysNo(403, 'origin-refused'));
    const form = await mount(elsewhere);
    await fill(form);
    await form.submit();
    expect(form.state.phase).toBe('refused');
    expect(typed(form)).toEqual(ana);
  });

  test('is silent where this page may send, and where nobody answers', async () => {
    const heard = serveScript(mayAsk);
    const form = await mount(elsewhere);
    await userEvent.click(control(form, 'firstName'));
    await expect.poll(() => heard).toHaveLength(1);
    vi.unstubAllGlobals();
    const deaf = serveScript(breaksOff);
    const other = await mount(elsewhere);
    await userEvent.click(control(other, 'firstName'));
    await expect.poll(() => deaf).toHaveLength(2);
    expect([form.state.phase, other.state.phase]).toEqual(['editing', 'editing']);
  });
});
