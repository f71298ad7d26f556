import type {BaseElement} from '../element/base-element.ts';
import type {Example} from './example.ts';

const PATIENCE_MS = 5_000;

/** Puts an element into a parent and brings it into one of its states. Settles when the state is on screen; throws when the element never draws. */
export const mountExample = async (
  {name}: {readonly name: string},
  example: Example,
  lang: string,
  parent: Element = document.body,
  attributes: Readonly<Record<string, string>> = {},
): Promise<BaseElement> => {
  const element = document.createElement(`lamplight-${name}`) as BaseElement;
  element.lang = lang;
  for (const [attribute, value] of Object.entries({...attributes, ...example.attributes}))
    element.setAttribute(attribute, value);
  parent.append(element);
  const until = Date.now() + PATIENCE_MS;
  while (element.spoken !== lang) {
    if (Date.now() > until) throw new Error(`lamplight-${name} draws nothing: ${example.name}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  await element.updated;
  await example.prepare?.(element);
  await element.updated;
  return element;
};
