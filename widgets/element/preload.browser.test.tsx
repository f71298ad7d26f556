import {afterEach, beforeEach, expect, test} from 'vitest';
import {define} from './define.ts';
import {helloTexts} from './hello-texts.ts';
import type {Language} from '../../contract/language.ts';
import {protocol} from './protocol.ts';
import {ViewElement, type ViewProps} from './view-element.ts';

type Listed = {
  readonly count: number;
  readonly list: string;
};

class PreloadingElement extends ViewElement<Listed> {
  static readonly widget = 'probe-list';
  static readonly attributes = {};
  static readonly styles = '';
  static readonly catalogs = helloTexts;
  static readonly View = ({state, t}: ViewProps<PreloadingElement, Listed>) => (
    <p>{`${t('hello')} ${state.count} ${state.list}`}</p>
  );
  static initialState = (): Listed => ({count: 0, list: ''});
  static preload = (state: Listed, lang: Language): Promise<Partial<Listed>> =>
    lang === 'zh'
      ? Promise.reject(new Error('no list'))
      : Promise.resolve({count: state.count + 1, list: lang});
}

define(PreloadingElement);

beforeEach(() => {
  localStorage.clear();
  protocol().chosen = null;
});

afterEach(() => document.body.replaceChildren());

test('waits for the requirements of its state before drawing, again for each language', async () => {
  const element = document.createElement('lamplight-probe-list') as PreloadingElement;
  element.lang = 'de';
  document.body.append(element);
  await Promise.resolve();
  expect(element.shadowRoot?.querySelector('p')).toBeNull();
  await expect.poll(() => element.shadowRoot?.querySelector('p')?.textContent).toBe('Hallo 1 de');
  element.setState({count: 5});
  element.lang = 'fr';
  await expect.poll(() => element.shadowRoot?.querySelector('p')?.textContent).toBe('Bonjour 6 fr');
});

test('shows its light-DOM children when the requirements of its state cannot be loaded', async () => {
  const element = document.createElement('lamplight-probe-list') as PreloadingElement;
  element.lang = 'zh';
  element.append('Call us');
  const errors: unknown[] = [];
  element.addEventListener('lamplight-error', (event) => errors.push((event as CustomEvent).detail));
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('slot')).not.toBeNull();
  await expect.poll(() => errors).toEqual([{code: 'render', message: 'no list'}]);
});
