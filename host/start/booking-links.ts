import {bookingMonth} from '../../insurance/calendar/booking-month.ts';

/** Adds the next month with free days to the address of the scheduling page. */
export const withBookingMonth = (bookingUrl: string): string => {
  const address = new URL(bookingUrl);
  address.searchParams.set('month', bookingMonth(Date.now()));
  return address.href;
};

/** Adds the month to the page's booking links. The prerendered page has no month, because it may be read much later. */
export const addBookingMonths = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-booking]'))
    link.href = withBookingMonth(link.href);
};
