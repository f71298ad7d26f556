import type {ReactNode} from 'react';
import type {LinkTarget} from '../../agency/links.ts';
import type {InsuranceType} from '../../contract/insurance-type.ts';
import {useScreen} from '../content/site-context.ts';
import {useBookingUrl} from './use-booking-url.ts';

type TargetLinkProps = {
  readonly target: LinkTarget;
  /** The service that the quote form selects when the visitor follows the link (start/follow-quote-links.ts). */
  readonly service?: InsuranceType | undefined;
  readonly children: ReactNode;
};

/** A plain link to a named target: within the site, or to another site in a new tab. */
export const TargetLink = ({target, service, children}: TargetLinkProps) => {
  const {content} = useScreen().texts;
  const bookingUrl = useBookingUrl();
  if (!target.isExternal)
    return (
      <a href={target.href} data-service={service}>
        {children}
      </a>
    );
  return (
    <a
      href={target.isBooking ? bookingUrl : target.href}
      target="_blank"
      rel="noopener"
      data-booking={target.isBooking || undefined}
    >
      {children} <span className="visually-hidden">({content.links.newTab})</span>
    </a>
  );
};
