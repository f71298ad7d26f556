import {useSyncExternalStore} from 'react';
import {agency} from '../content/agency-data.ts';
import {withBookingMonth} from '../start/booking-links.ts';

const never = () => () => undefined;

const withMonth = (): string => withBookingMonth(agency.bookingUrl);

/**
 * The scheduling page at the month that still has room. The prerendered page carries no month: it may be read long after it
 * was made.
 */
export const useBookingUrl = (): string => useSyncExternalStore(never, withMonth, () => agency.bookingUrl);
