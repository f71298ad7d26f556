import {createElement, type ReactNode} from 'react';
import type {LamplightTag} from '../elements.d.ts';
import {useScreen} from '../content/site-context.ts';

type LamplightProps = {
  readonly name: LamplightTag;
  /** The element's own attributes, kebab-case. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What stands while, or whenever, the element cannot: a phone number, a link. Not shown beside a working element. */
  readonly children?: ReactNode;
};

/**
 * One of our elements, by its tag. The prerender puts the element's drawn content before the children, as a declarative
 * shadow root (head/shadow-roots.ts); the HTML parser takes it away again, so that hydration finds the children only.
 */
export const Lamplight = ({name, attributes, children}: LamplightProps) => {
  const {lang} = useScreen();
  return createElement(
    `lamplight-${name}`,
    {...attributes, lang, picker: 'off', suppressHydrationWarning: true},
    children,
  );
};
