import {useSyncExternalStore} from 'react';
import {bookingMonth} from '../../insurance/calendar/booking-month.ts';
import {agency} from '../content/agency-data.ts';

const never = () => () => undefined;

const withMonth = (): string => {
  const address = new URL(agency.bookingUrl);
  address.searchParams.set('month', bookingMonth(Date.now()));
  return address.href;
};

/**
 * The scheduling page at the month that still has room. The prerendered page carries no month: it may be read long after it
 * was made.
 */
export const useBookingUrl = (): string => useSyncExternalStore(never, withMonth, () => agency.bookingUrl);
