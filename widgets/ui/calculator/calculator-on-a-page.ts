import {afterEach, beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {protocol} from '../../element/protocol.ts';

/** The parts of a calculator that tests use. */
type Calculator = HTMLElement & {
  readonly spoken: string | null;
  readonly updated: Promise<void>;
  open(): Promise<void>;
  calculate(): void;
};

/** One event that the surrounding page gets from a calculator. */
export type Heard<Result = object> = {
  readonly type: string;
  readonly detail: {
    readonly calculator?: string;
    readonly code?: string;
    readonly message?: string;
    readonly inputs?: object;
    readonly result?: Result;
  };
};

/** The two events that end `calculate()`. */
export const outcomes = ['lamplight-calculated', 'lamplight-error'] as const;

/** For tests: puts calculators of a tag on the page, records their events, and clears the page after each test. */
export const onAPage = <Element extends Calculator, Result = object>(tag: string) => {
  const heard: Heard<Result>[] = [];
  const hear = (event: Event): void =>
    void heard.push({type: event.type, detail: (event as CustomEvent<Heard<Result>['detail']>).detail});
  beforeEach(() => {
    heard.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    protocol().chosen = null;
    for (const type of outcomes) document.addEventListener(type, hear);
  });
  afterEach(() => {
    for (const type of outcomes) document.removeEventListener(type, hear);
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const create = (): Element => document.createElement(tag) as Element;
  const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<Element> => {
    const element = create();
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await expect.poll(() => element.spoken).not.toBeNull();
    await element.updated;
    return element;
  };
  const all = (element: Element, selector: string): HTMLElement[] =>
    Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
  const find = (element: Element, selector: string): HTMLElement => {
    const [found] = all(element, selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return {
    heard,
    hear,
    create,
    mount,
    all,
    find,
    /** The control of an input. */
    field: (element: Element, name: string) => find(element, `[name="${name}"]`) as HTMLInputElement,
    texts: (element: Element, selector: string) => all(element, selector).map(({textContent}) => textContent),
    /** Returns the name of the focused control inside the element. */
    focused: (element: Element): string => {
      const active = element.shadowRoot?.activeElement;
      return active?.getAttribute('name') ?? (active?.id || (active?.className ?? ''));
    },
    /** Presses the button and waits for the panel. */
    open: async (element: Element): Promise<void> => {
      await userEvent.click(find(element, '.opener'));
      await expect.poll(() => all(element, '[part=calculator]')).toHaveLength(1);
    },
    /** An opened calculator with the result of given values. */
    show: async (values: Readonly<Record<string, unknown>>): Promise<Element> => {
      const element = await mount();
      Object.assign(element, {values});
      element.calculate();
      await element.open();
      return element;
    },
  };
};
