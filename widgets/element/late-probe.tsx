/** An element with late parts, whose arrival a test decides. */
import {useState} from 'react';
import {afterEach, expect} from 'vitest';
import type {Catalogs} from './element-class.ts';
import {define} from './define.ts';
import {LateElement} from './late-element.ts';
import {protocol} from './protocol.ts';
import type {ViewProps} from './view-element.ts';

type Typed = {readonly name: string; readonly sent: number; readonly isMoved: boolean};

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="late" onClick={() => setCount(count + 1)}>
      {`late ${count}`}
    </button>
  );
};

const View = ({element, state}: ViewProps<ProbeElement, Typed>) => {
  const {late} = element;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        element.setState({sent: state.sent + 1});
      }}
    >
      {late ? <late.Counter /> : null}
      {state.isMoved ? <p className="moved" style={{height: '60px'}} /> : null}
      <label htmlFor="name">Name</label>
      <input
        id="name"
        value={state.name}
        onInput={({currentTarget}) => element.setState({name: currentTarget.value})}
      />
      <select value="b" aria-label="x" onInput={() => undefined}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">{`${state.name} ${state.sent}`}</button>
    </form>
  );
};

const noTexts: Catalogs = () => ({});
const lateCatalogs: Catalogs = (lang) => Promise.resolve({word: lang === 'de' ? 'Wort' : 'word'});
let arrive: (() => void) | undefined;

/** An element with a form, whose late part is a button that counts. */
export class ProbeElement extends LateElement<{readonly Counter: typeof Counter}, Typed> {
  static readonly widget = 'late-probe';
  static readonly attributes = {};
  static readonly styles = '';
  static catalogs = noTexts;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = View;
  static initialState = (): Typed => ({name: '', sent: 0, isMoved: false});

  async importLate() {
    await new Promise<void>((resolve) => (arrive = resolve));
    return {lateStyles: '', lateParts: () => ({Counter})};
  }
}

/** Registers the element, and gives each test of the file an empty page. Call this once in a file. */
export const useEmptyPages = (): void => {
  define(ProbeElement);

  afterEach(() => {
    localStorage.clear();
    protocol().chosen = null;
    ProbeElement.catalogs = noTexts;
    arrive = undefined;
    document.body.replaceChildren();
  });
};

/** Returns whether an element has requested its late parts. */
export const isLoading = (): boolean => arrive !== undefined;

/** Lets the requested late parts arrive. */
export const arriveLate = (): void => arrive?.();

/** Mounts an element. */
export const mount = async (): Promise<ProbeElement> => {
  const element = document.createElement('lamplight-late-probe') as ProbeElement;
  document.body.append(element);
  await element.updated;
  return element;
};

/** Mounts an element whose late parts have loaded and are drawn. */
export const mountWithLateParts = async (): Promise<ProbeElement> => {
  const element = await mount();
  void element.touch();
  await expect.poll(isLoading).toBe(true);
  arriveLate();
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).toBeTruthy();
  await element.updated;
  return element;
};

/** Returns the first match of a selector in the element. Throws when there is none. */
export const find = (element: ProbeElement, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
