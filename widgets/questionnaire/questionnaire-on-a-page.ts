/** A questionnaire on a page for browser tests: set up again for each test, found and filled in as a visitor does. */
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import type {Answer} from '../ui/submission/scripted-server.ts';
import type {GroupName} from './group-name.ts';
import {QuestionnaireElement} from './questionnaire.element.ts';

/** The events of the element in this test. */
export let events: {type: string; detail: unknown}[] = [];
const hear = ({type, detail}: Event & {detail?: unknown}): void => void events.push({type, detail});
const heardTypes = ['lamplight-calculated', 'lamplight-submitted', 'lamplight-error'];

/** Registers the element, and gives each test of the file an empty page without stored data. Call it once in a file. */
export const useEmptyPages = (): void => {
  define(QuestionnaireElement);

  beforeEach(() => {
    events = [];
    localStorage.clear();
    sessionStorage.clear();
    protocol().chosen = null;
    for (const type of heardTypes) document.addEventListener(type, hear);
  });

  afterEach(() => {
    for (const type of heardTypes) document.removeEventListener(type, hear);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};

/** Adds a questionnaire to the page and waits until it is usable. */
export const mount = async (
  attributes: Readonly<Record<string, string>> = {},
): Promise<QuestionnaireElement> => {
  const element = document.createElement('lamplight-questionnaire') as QuestionnaireElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('form')).not.toBeNull();
  return element;
};

/** Returns all matches of a selector in the questionnaire. */
export const all = (element: QuestionnaireElement, selector: string): HTMLInputElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>(selector) ?? []),
];

/** Returns the first match of a selector; throws without a match. */
export const find = (element: QuestionnaireElement, selector: string): HTMLInputElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

/** Returns the control of an answer. */
export const control = (element: QuestionnaireElement, name: string) => find(element, `[name="${name}"]`);

/** Returns the text of the first match of a selector; empty without a match. */
export const text = (element: QuestionnaireElement, selector: string): string =>
  all(element, selector)[0]?.textContent ?? '';

/** Returns the button with this text; throws without a match. */
export const button = (element: QuestionnaireElement, name: string): HTMLInputElement => {
  const found = all(element, 'button').find(({textContent}) => textContent === name);
  if (!found) throw new Error(`no button says ${name}`);
  return found;
};

/** Returns the names of the current controls. */
export const names = (element: QuestionnaireElement): string[] =>
  all(element, 'form [name]').map(({name}) => name);

/** Returns the text of the toast. */
export const toast = (element: QuestionnaireElement): string => text(element, '.toast > div');

/** Returns the id of the focused element inside the questionnaire. */
export const focusedId = (element: QuestionnaireElement) => element.shadowRoot?.activeElement?.id;

/** Opens a group of questions. */
export const openGroup = async (element: QuestionnaireElement, group: GroupName): Promise<void> => {
  await userEvent.click(find(element, `#group-${group}`));
  await expect
    .poll(() => all(element, `details:has(> #group-${group}) > .group-body :is(input, textarea, a)`).length)
    .toBeGreaterThan(0);
};

/** Adds people to the household. */
export const addPeople = async (element: QuestionnaireElement, count: number): Promise<void> => {
  for (let added = 0; added < count; added += 1) {
    const {length} = all(element, 'fieldset.person');
    await userEvent.click(find(element, '#add-person'));
    await expect.poll(() => all(element, 'fieldset.person').length).toBe(length + 1);
  }
};

/** Fills in the required answers of the first phase. */
export const fillFirst = async (element: QuestionnaireElement): Promise<void> => {
  await userEvent.fill(control(element, 'age'), '42');
  await userEvent.fill(control(element, 'location'), 'Houston, TX 77002');
  await userEvent.selectOptions(control(element, 'income'), '50k-75k');
};

/** Opens a phase and waits for one of its fields. */
export const open = async (element: QuestionnaireElement, phase: string, field: string): Promise<void> => {
  await userEvent.click(button(element, phase));
  await expect.poll(() => all(element, `[name="${field}"]`).length).toBe(1);
};

/** Returns everything that the browser stores for this page as one text. */
export const stored = (): string =>
  [sessionStorage, localStorage].flatMap((store) => Object.entries(store).flat()).join();

/** Returns a server with this answer. */
export const answers =
  (answer: object): Answer =>
  () =>
    Response.json(answer);
