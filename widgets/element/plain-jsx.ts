/*
 * What JSX becomes in files that begin with `@jsxImportSource lamplight-plain`: plain objects, drawn by plain-tree.ts.
 * In the prerender those files get Preact's JSX instead (build/react-on-preact.ts), which renders the same views to text.
 */

/** A part of a view: an element of the page by name, or a function of its props. */
export type PlainNode = {
  readonly type: string | ((props: Readonly<Record<string, unknown>>) => PlainChild);
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
};

/** What may stand between tags. */
export type PlainChild = PlainNode | string | number | boolean | null | undefined | readonly PlainChild[];

/** One element. The children are among the props, as JSX has them. */
export const jsx = (
  type: PlainNode['type'],
  props: PlainNode['props'],
  key?: string | number,
): PlainNode => ({type, props, key: key === undefined ? undefined : String(key)});

export {jsx as jsxDEV, jsx as jsxs};

/** Several children without an element around them. */
export const Fragment = ({children}: {children?: PlainChild}): PlainChild => children;
