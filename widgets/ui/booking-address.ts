import {bookingUrl} from 'virtual:lamplight/agency';
import {bookingMonth} from '../../insurance/calendar/booking-month.ts';

/** Returns the agency's booking page, at the next month with free days. */
export const bookingAddress = (): string => {
  const address = new URL(bookingUrl);
  address.searchParams.set('month', bookingMonth(Date.now()));
  return address.href;
};
