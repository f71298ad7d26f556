import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {BaseElement} from './base-element.ts';
import type {Catalogs} from './element-class.ts';
import {define} from './define.ts';
import {protocol} from './protocol.ts';

const lost: Catalogs = () => Promise.reject(new Error('no line'));
let german = lost;

const catalogs: Catalogs = (lang) => {
  if (lang === 'en') return Promise.resolve({hello: 'Hello'});
  if (lang === 'fr') return Promise.resolve({hello: 'Bonjour'});
  return lang === 'de' ? german(lang) : lost(lang);
};

class GreetingElement extends BaseElement {
  static readonly widget = 'greeting';
  static readonly attributes = {};
  static readonly styles = '';
  static readonly catalogs = catalogs;

  protected override draw(root: HTMLElement): void {
    root.textContent = this.t('hello');
  }
}

define(GreetingElement);

const errors: unknown[] = [];
const listen = (event: Event): void => void errors.push((event as CustomEvent).detail);

beforeEach(() => {
  errors.length = 0;
  localStorage.clear();
  protocol().chosen = null;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.addEventListener('lamplight-error', listen);
});

afterEach(() => {
  document.removeEventListener('lamplight-error', listen);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const mount = (lang: string): BaseElement => {
  const element = document.createElement('lamplight-greeting') as BaseElement;
  element.lang = lang;
  document.body.append(element);
  return element;
};

const text = (element: BaseElement) => element.shadowRoot?.querySelector('.lamplight')?.textContent;

test('keeps its language on screen when the texts of another cannot be loaded, and retries at the next choice', async () => {
  const element = mount('en');
  await expect.poll(() => text(element)).toBe('Hello');
  protocol().choose('de');
  await expect.poll(() => errors).toEqual([{code: 'language', message: 'no line'}]);
  expect(text(element)).toBe('Hello');
  german = () => Promise.resolve({hello: 'Hallo'});
  protocol().choose('de');
  await expect.poll(() => text(element)).toBe('Hallo');
});

test('shows its light-DOM children when no text could be loaded', async () => {
  const element = mount('es');
  await expect.poll(() => element.shadowRoot?.querySelector('slot')).not.toBeNull();
  expect(errors).toEqual([{code: 'render', message: 'no line'}]);
});
