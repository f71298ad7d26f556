import type {ComponentType} from 'react';
import type {Tree} from './jsx-runtime.ts';

/* Takes the place of jsx-runtime.ts in elements that never load Preact: their parts of a tree need no fields of Preact.
   build/own-copies.ts makes the change. */

/** Creates one part of a view. */
export const jsx = (
  type: ComponentType<never> | string,
  props: Readonly<Record<string, unknown>>,
  key?: string | number,
) => ({type, props, key});

export {jsx as jsxs};

/** Several children without an element around them. */
export const Fragment = ({children}: {readonly children?: Tree}): Tree => children;
