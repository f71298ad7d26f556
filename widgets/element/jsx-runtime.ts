import type {ComponentType} from 'react';

/* The functions that compiled JSX calls. The builds of the elements resolve `react/jsx-runtime` to this file:
   plain-tree.ts draws a tree first, and Preact once it has loaded, so a part of a tree has the shape of
   Preact's nodes but needs no code of Preact. */

/** A part of a view: an element of the page by name, or a function of its props. */
export type TreeNode = {
  readonly type: string | ((props: Readonly<Record<string, unknown>>) => Tree);
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | number | undefined;
};

/** The possible children of a tag. */
export type Tree = TreeNode | string | number | boolean | null | undefined | readonly Tree[];

let made = 0;

/** Creates one part. The children are among the props, as in JSX; a `ref` is not, as in Preact. */
export const jsx = (
  type: ComponentType<never> | string,
  {ref, ...props}: Readonly<Record<string, unknown>>,
  key?: string | number,
) => ({
  type,
  props,
  key,
  ref,
  // Preact's own fields, under the names in all versions 10; preact/jsx-runtime writes the same fields.
  __k: null,
  __: null,
  __b: 0,
  __e: null,
  __c: null,
  constructor: undefined,
  __v: --made,
  __i: -1,
  __u: 0,
});

// Tests call jsxDEV, which is the same function with source positions after the key.
export {jsx as jsxDEV, jsx as jsxs};

/** Several children without an element around them. */
export const Fragment = ({children}: {readonly children?: Tree}): Tree => children;
