/** The quote form on a page, for its tests in a browser. */
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import type {serveScript} from '../ui/submission/scripted-server.ts';
import {QuoteFormElement} from './quote-form.element.ts';

/** Longer than a visitor waits, so there is no retry. */
export const retryInAMinute = {after: '60'};

/** Valid answers. */
export const ana = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '',
  insuranceType: 'health',
} as const;

/** The answer to a page that checks whether it may send. */
export const mayAsk = (): Response => new Response(null, {status: 204});

/** The events of the form in this test. */
export const events: {type: string; detail: unknown}[] = [];
const hear = ({type, detail}: Event & {detail?: unknown}): void => void events.push({type, detail});

/**
 * Registers the element, and gives each test of the file an empty page without stored data. Call this once in a file.
 */
export const useEmptyPages = (): void => {
  define(QuoteFormElement);

  beforeEach(() => {
    events.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    protocol().chosen = null;
    for (const type of ['lamplight-submitted', 'lamplight-error']) document.addEventListener(type, hear);
  });

  afterEach(() => {
    for (const type of ['lamplight-submitted', 'lamplight-error']) document.removeEventListener(type, hear);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};

/** A form in the page, with attributes. */
export const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<QuoteFormElement> => {
  const form = document.createElement('lamplight-quote-form') as QuoteFormElement;
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  document.body.append(form);
  await expect.poll(() => form.shadowRoot?.querySelector('form')).not.toBeNull();
  return form;
};

/** A form behind its button, in the page with attributes. */
export const mountBehindButton = async (
  attributes: Readonly<Record<string, string>> = {},
): Promise<QuoteFormElement> => {
  const form = document.createElement('lamplight-quote-form') as QuoteFormElement;
  for (const [name, value] of Object.entries({placement: 'dialog', ...attributes}))
    form.setAttribute(name, value);
  document.body.append(form);
  await expect.poll(() => form.shadowRoot?.querySelector('.opener')).not.toBeNull();
  return form;
};

/** The first match of a selector in the form. Throws when there is none. */
export const find = (form: QuoteFormElement, selector: string): HTMLInputElement & HTMLAnchorElement => {
  const found = form.shadowRoot?.querySelector<HTMLInputElement & HTMLAnchorElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

/** Returns a field by its name. */
export const control = (form: QuoteFormElement, name: string): HTMLInputElement =>
  find(form, `[name="${name}"]`);

/** Returns the text of a selector's first match. */
export const text = (form: QuoteFormElement, selector: string): string | undefined =>
  form.shadowRoot?.querySelector(selector)?.textContent ?? undefined;

/** The focused element of the form. */
export const focused = (form: QuoteFormElement): Element | null | undefined => form.shadowRoot?.activeElement;

/** The text of the notification. */
export const toast = (form: QuoteFormElement): string | undefined => text(form, '.toast');

/** Fills in the form as a visitor would. */
export const fill = async (
  form: QuoteFormElement,
  answers: Readonly<Record<string, string>> = ana,
): Promise<void> => {
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'insuranceType') await userEvent.selectOptions(control(form, name), value);
    else if (value) await userEvent.fill(control(form, name), value);
  }
};

/** The values of the fields. */
export const typed = (form: QuoteFormElement): Record<string, string> =>
  Object.fromEntries(Object.keys(ana).map((name) => [name, control(form, name).value]));

/** The requests that were sent: key and replaced keys. */
export const sends = (heard: ReturnType<typeof serveScript>) =>
  heard.map(({headers, body}) => ({
    key: headers.get('Idempotency-Key'),
    supersedes: (JSON.parse(body) as {supersedes?: string | readonly string[]}).supersedes,
  }));
