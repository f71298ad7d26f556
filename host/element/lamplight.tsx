import {createElement, type ReactNode} from 'react';
import type {LamplightTag} from '../elements.d.ts';
import {useScreen} from '../content/site-context.ts';

type LamplightProps = {
  readonly name: LamplightTag;
  /** The element's own attributes, kebab-case. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The fallback while the element is missing: a phone number, a link. Hidden beside a working element. */
  readonly children?: ReactNode;
};

/** Returns the partner whose link led to the site (start/follow-attribution.ts). The prerender has no partner. */
const partnerOfPage = (): Readonly<Record<string, string>> => {
  const partner = typeof document === 'undefined' ? undefined : document.documentElement.dataset['partner'];
  return partner === undefined ? {} : {partner};
};

/**
 * Renders one of our elements by its tag. The prerender puts the element's content before the children as a declarative
 * shadow root (head/shadow-roots.ts); the HTML parser moves that root, so hydration finds the children only.
 */
export const Lamplight = ({name, attributes, children}: LamplightProps) => {
  const {lang} = useScreen();
  return createElement(
    `lamplight-${name}`,
    {...attributes, ...partnerOfPage(), lang, picker: 'off', suppressHydrationWarning: true},
    children,
  );
};
