import {type ComponentChildren, hydrate, render} from 'preact';
import type {ReactNode} from 'react';

/* The only place where React's types meet Preact's renderer: views have React's types (so that any React
   developer can read them), and Preact draws the same tree. */

/** Draws a tree into a root, or updates the drawing. Throws the errors of the tree. */
export const renderTree = (tree: ReactNode, root: HTMLElement): void =>
  render(tree as ComponentChildren, root);

/** Takes over the server's markup of the same tree. */
export const hydrateTree = (tree: ReactNode, root: HTMLElement): void =>
  hydrate(tree as ComponentChildren, root);

/** Removes a tree and runs its clean-ups. */
export const unmountTree = (root: HTMLElement): void => render(null, root);
