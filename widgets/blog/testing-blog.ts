import {expect} from 'vitest';
import type {BlogElement} from './blog.element.ts';

/** An article of the sample agency. */
export const CLIFF = 'the-400-percent-cliff-2027';
/** The agency's site, the target of the element's links. */
export const SITE = 'https://agency.example';

/** Mounts a blog and waits for its texts. */
export const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<BlogElement> => {
  const element = document.createElement('lamplight-blog') as BlogElement;
  for (const [name, value] of Object.entries({site: SITE, ...attributes})) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

/** Every element of the shadow tree that a selector matches. */
export const all = (element: BlogElement, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
/** The texts of the matches. */
export const texts = (element: BlogElement, selector: string): string[] =>
  all(element, selector).map(({textContent}) => textContent);
/** The first match. Throws when there is none. */
export const first = (element: BlogElement, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
/** The element that has the focus inside the shadow tree. */
export const focused = (element: BlogElement): Element | null | undefined =>
  element.shadowRoot?.activeElement;
/** The button of a name. Throws when there is none. */
export const button = (element: BlogElement, name: string): HTMLElement => {
  const found = all(element, 'button').find(({textContent}) => textContent.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

/** Keeps the test page open, and collects the addresses of pressed links. */
export const catchLeaving = (): string[] => {
  const left: string[] = [];
  const listen = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    left.push(link.href);
  };
  document.addEventListener('click', listen, {once: true});
  return left;
};
