import type {ReactNode} from 'react';
import type {ButtonTarget} from '../content/service-link.ts';
import {useScreen} from '../content/site-context.ts';
import {useBookingUrl} from './use-booking-url.ts';

type TargetLinkProps = {
  readonly target: ButtonTarget;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A plain link to a named target: within the site, or to another one in a new tab. */
export const TargetLink = ({target, className, children}: TargetLinkProps) => {
  const {content} = useScreen().texts;
  const bookingUrl = useBookingUrl();
  if (!target.isExternal)
    return (
      <a className={className} href={target.href}>
        {children}
      </a>
    );
  return (
    <a
      className={className}
      href={target.isBooking ? bookingUrl : target.href}
      target="_blank"
      rel="noopener"
    >
      {children} <span className="visually-hidden">({content.links.newTab})</span>
    </a>
  );
};
