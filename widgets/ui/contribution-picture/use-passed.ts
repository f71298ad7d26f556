import {useEffect, useRef, useState} from 'react';

/** How long the handle must rest before a limit that was passed is announced, in milliseconds. */
const rest = 500;

/**
 * The sentence to announce: the zone in which the handle comes to rest, when another zone was the last. Empty
 * before. `subject` is what the picture shows: with another subject, no limit was passed.
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
    }, rest);
    return () => clearTimeout(timer);
  }, [zone, subject]);
  return passed;
};
