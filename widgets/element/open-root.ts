import baseStyles from './base.css?inline';
import {adoptStyles} from './shared-sheet.ts';

/**
 * Opens the shadow root of an element, or adopts the one that the page's HTML declares, and returns the node into which
 * the element draws: `known`, the declared node, or a new node. Call the function again after every connection: a moved
 * root may have lost its style sheets.
 */
export const openRoot = (element: HTMLElement, styles: string, known: HTMLElement | null): HTMLElement => {
  const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
  adoptStyles(root, baseStyles, styles);
  const standing = known ?? root.querySelector<HTMLElement>('.lamplight');
  if (standing) return standing;
  const made = document.createElement('div');
  made.className = 'lamplight';
  root.append(made);
  return made;
};
