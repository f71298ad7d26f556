export {drawings} from 'virtual:lamplight/drawings';
export {default as styles} from './drawing.css?inline';

/* The drawings of all articles, which are the same in every language, and the rules that only the drawings need. Loads after the
   first frame; until then their places have the background color. */

/** Returns the address of the booking page at its next month with free times; undefined if the month's file cannot be loaded. */
export const booking = (): Promise<string | undefined> =>
  import('../ui/booking-address.ts').then(
    ({bookingAddress}) => bookingAddress(),
    () => undefined, // the booking page opens at its own month
  );
