import {useEffect, useRef, useState} from 'react';

/** The pause in milliseconds after which a passed limit is announced. */
const REST = 500;

/**
 * Returns the sentence to announce: the zone in which the handle stops, if the former zone was another. Empty before.
 * `subject` is the content of the picture: with another subject, no limit was passed.
 */
export const usePassed = (zone: string, subject: string): string => {
  const [passed, setPassed] = useState('');
  const last = useRef({zone, subject});
  useEffect(() => {
    if (last.current.subject !== subject) last.current = {zone, subject};
    if (last.current.zone === zone) return undefined;
    const timer = setTimeout(() => {
      last.current = {zone, subject};
      setPassed(zone);
    }, REST);
    return () => clearTimeout(timer);
  }, [zone, subject]);
  return passed;
};
