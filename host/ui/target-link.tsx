import type {ReactNode} from 'react';
import type {LinkTarget} from '../../agency/links.ts';
import {useScreen} from '../content/site-context.ts';
import {useBookingUrl} from './use-booking-url.ts';

type TargetLinkProps = {
  readonly target: LinkTarget;
  /** Runs before the browser follows the link. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A plain link to a named target: within the site, or to another one in a new tab. */
export const TargetLink = ({target, onFollow, children}: TargetLinkProps) => {
  const {content} = useScreen().texts;
  const bookingUrl = useBookingUrl();
  if (!target.isExternal)
    return (
      <a href={target.href} onClick={onFollow}>
        {children}
      </a>
    );
  return (
    <a href={target.isBooking ? bookingUrl : target.href} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">({content.links.newTab})</span>
    </a>
  );
};
