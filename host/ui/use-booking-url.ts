import {useSyncExternalStore} from 'react';
import {agency} from '../content/agency-data.ts';
import {withBookingMonth} from '../start/booking-links.ts';

const never = () => () => undefined;

const withMonth = (): string => withBookingMonth(agency.bookingUrl);

/**
 * Returns the scheduling page at the next month with free days. The prerendered page has no month, because it may be
 * read much later.
 */
export const useBookingUrl = (): string => useSyncExternalStore(never, withMonth, () => agency.bookingUrl);
