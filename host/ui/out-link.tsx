import type {ReactNode} from 'react';
import {useScreen} from '../content/site-context.ts';
import {ButtonLink, type buttonSizes, type buttonVariants} from './button.tsx';

type OutLinkProps = {
  readonly href: string;
  readonly variant?: (typeof buttonVariants)[number];
  readonly size?: (typeof buttonSizes)[number];
  readonly className?: string;
  readonly children: ReactNode;
};

/** A button-like link to another site in a new tab; the link's name says so to screen readers. */
export const OutLink = ({children, ...look}: OutLinkProps) => {
  const {content} = useScreen().texts;
  return (
    <ButtonLink target="_blank" rel="noopener" {...look}>
      {children} <span className="visually-hidden">({content.links.newTab})</span>
    </ButtonLink>
  );
};
