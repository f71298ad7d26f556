import type {ReactNode} from 'react';
import {useScreen} from '../content/site-context.ts';
import {ButtonLink, type buttonSizes, type buttonVariants} from './button.tsx';

type OutLinkProps = {
  readonly href: string;
  readonly variant?: (typeof buttonVariants)[number];
  readonly size?: (typeof buttonSizes)[number];
  readonly className?: string;
  /** Whether the link leads to the scheduling page: start/booking-links.ts adds the month. */
  readonly isBooking?: boolean;
  readonly children: ReactNode;
};

/** A button-like link to another site in a new tab; the link's name says so to screen readers. */
export const OutLink = ({children, isBooking, ...look}: OutLinkProps) => {
  const {content} = useScreen().texts;
  return (
    <ButtonLink target="_blank" rel="noopener" data-booking={isBooking} {...look}>
      {children} <span className="visually-hidden">({content.links.newTab})</span>
    </ButtonLink>
  );
};
