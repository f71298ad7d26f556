import {type ComponentChildren, hydrate, render} from 'preact';
import type {ReactNode} from 'react';

/*
 * The one place where React's types meet Preact's renderer: views are typed as React writes them (so that any React
 * developer can read them), and what Preact draws is the same tree.
 */

/** Draws a tree into a root, or changes what stands there. Throws what the tree throws. */
export const renderTree = (tree: ReactNode, root: HTMLElement): void =>
  render(tree as ComponentChildren, root);

/** Takes over markup that the server drew from the same tree. */
export const hydrateTree = (tree: ReactNode, root: HTMLElement): void =>
  hydrate(tree as ComponentChildren, root);

/** Takes a tree down and runs its clean-ups. */
export const unmountTree = (root: HTMLElement): void => render(null, root);
