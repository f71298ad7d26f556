/**
 * A questionnaire on a page as a visitor has it, for the tests of it in a browser: set up anew for each of them, found
 * and filled in as people do it.
 */
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

/** Registers the element, and gives each test of the file an empty page without anything kept. To be called once in a file. */
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

/** A questionnaire in the page, once it can be answered. */
export const mount = async (
  attributes: Readonly<Record<string, string>> = {},
): Promise<QuestionnaireElement> => {
  const element = document.createElement('lamplight-questionnaire') as QuestionnaireElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('form')).not.toBeNull();
  return element;
};

/** Whatever a selector finds in it. */
export const all = (element: QuestionnaireElement, selector: string): HTMLInputElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>(selector) ?? []),
];

/** The first that a selector finds in it; throws when there is none. */
export const find = (element: QuestionnaireElement, selector: string): HTMLInputElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

/** The control of an answer. */
export const control = (element: QuestionnaireElement, name: string) => find(element, `[name="${name}"]`);

/** The words of the first that a selector finds; empty for none. */
export const text = (element: QuestionnaireElement, selector: string): string =>
  all(element, selector)[0]?.textContent ?? '';

/** The button that says this; throws when there is none. */
export const button = (element: QuestionnaireElement, name: string): HTMLInputElement => {
  const found = all(element, 'button').find(({textContent}) => textContent === name);
  if (!found) throw new Error(`no button says ${name}`);
  return found;
};

/** The names of the controls that stand there now. */
export const names = (element: QuestionnaireElement): string[] =>
  all(element, 'form [name]').map(({name}) => name);

/** The words of the toast. */
export const toast = (element: QuestionnaireElement): string => text(element, '.toast > div');

/** The id of what has the focus inside it. */
export const focusedId = (element: QuestionnaireElement) => element.shadowRoot?.activeElement?.id;

/** Opens a group of questions. */
export const openGroup = async (element: QuestionnaireElement, group: GroupName): Promise<void> => {
  await userEvent.click(find(element, `#group-${group}`));
  await expect
    .poll(() => all(element, `details:has(> #group-${group}) > .group-body :is(input, textarea, a)`).length)
    .toBeGreaterThan(0);
};

// A press may be the first touch, and then waits for the later parts.
const FIRST_TOUCH = {timeout: 15_000};

/** Adds people to the household. */
export const addPeople = async (element: QuestionnaireElement, count: number): Promise<void> => {
  for (let added = 0; added < count; added += 1) {
    const {length} = all(element, 'fieldset.person');
    await userEvent.click(find(element, '#add-person'));
    await expect.poll(() => all(element, 'fieldset.person').length, FIRST_TOUCH).toBe(length + 1);
  }
};

/** Answers what the first phase must know. */
export const fillFirst = async (element: QuestionnaireElement): Promise<void> => {
  await userEvent.fill(control(element, 'age'), '42');
  await userEvent.fill(control(element, 'location'), 'Houston, TX 77002');
  await userEvent.selectOptions(control(element, 'income'), '50k-75k');
};

/** Opens a phase, and waits for a field of it. */
export const open = async (element: QuestionnaireElement, phase: string, field: string): Promise<void> => {
  await userEvent.click(button(element, phase));
  await expect.poll(() => all(element, `[name="${field}"]`).length, FIRST_TOUCH).toBe(1);
};

/** Everything that the browser keeps for this page, as one text. */
export const stored = (): string =>
  [sessionStorage, localStorage].flatMap((store) => Object.entries(store).flat()).join();

/** A server that answers with this. */
export const answers =
  (answer: object): Answer =>
  () =>
    Response.json(answer);
