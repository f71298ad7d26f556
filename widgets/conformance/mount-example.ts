import {vi} from 'vitest';
import type {BaseElement} from '../element/base-element.ts';
import type {Example} from './example.ts';

/** Puts an element into a parent and brings it into one of its states. Settles when the state is on screen. */
export const mountExample = async (
  {name}: {readonly name: string},
  example: Example,
  lang: string,
  parent: Element = document.body,
): Promise<BaseElement> => {
  const element = document.createElement(`lamplight-${name}`) as BaseElement;
  element.lang = lang;
  for (const [attribute, value] of Object.entries(example.attributes ?? {}))
    element.setAttribute(attribute, value);
  parent.append(element);
  await vi.waitUntil(() => element.spoken === lang, {timeout: 5000});
  await element.updated;
  await example.prepare?.(element);
  await element.updated;
  return element;
};
