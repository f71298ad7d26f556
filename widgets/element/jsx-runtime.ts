import type {ComponentType} from 'react';

/*
 * The functions that compiled JSX calls. The builds of the elements resolve `react/jsx-runtime` to this file: a tree is first drawn by
 * plain-tree.ts, and by Preact once that has come, so a part of a tree has the shape of Preact's nodes and needs nothing of Preact.
 */

/** A part of a view: an element of the page by name, or a function of its props. */
export type TreeNode = {
  readonly type: string | ((props: Readonly<Record<string, unknown>>) => Tree);
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | number | undefined;
};

/** The children that a tag may have. */
export type Tree = TreeNode | string | number | boolean | null | undefined | readonly Tree[];

let made = 0;

/** Makes one part. The children are among the props, as JSX has them; a `ref` is not, as Preact has it. */
export const jsx = (
  type: ComponentType<never> | string,
  {ref, ...props}: Readonly<Record<string, unknown>>,
  key?: string | number,
) => ({
  type,
  props,
  key,
  ref,
  // Preact's own fields, under the names that all versions 10 have; preact/jsx-runtime writes them likewise.
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

// jsxDEV is what tests call: the same, with places in the source after the key.
export {jsx as jsxDEV, jsx as jsxs};

/** Several children without an element around them. */
export const Fragment = ({children}: {readonly children?: Tree}): Tree => children;
