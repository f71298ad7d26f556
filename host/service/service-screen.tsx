import {useEffect, useRef} from 'react';
import {agency} from '../content/agency-data.ts';
import {useScreen} from '../content/site-context.ts';
import {useBookingUrl} from '../ui/use-booking-url.ts';

/**
 * `/services/{id}`. On the page as it was served the text stands in the HTML only: React keeps what is inside an element whose content
 * is a text, and an empty text that differs from the served content is no fault here. After navigation the page draws itself, in an
 * element of the same name.
 */
export const ServiceScreen = () => {
  const {path, service} = useScreen();
  if (!service) return <ServedText />;
  return (
    <div key={path}>
      <service.Page page={service.page} texts={service.texts} />
    </div>
  );
};

const ServedText = () => {
  const region = useRef<HTMLDivElement>(null);
  const bookingUrl = useBookingUrl();
  useEffect(() => {
    const links = region.current?.querySelectorAll<HTMLAnchorElement>(`a[href="${agency.bookingUrl}"]`) ?? [];
    for (const link of links) link.href = bookingUrl;
  }, [bookingUrl]);
  return (
    <div ref={region} suppressHydrationWarning>
      {''}
    </div>
  );
};
