import type {Language} from '../../../contract/language.ts';
import {useEffect, useState} from 'react';
import {dayText, momentText} from '../../language/moment.ts';
import {useLanguage} from '../../language/use-text.ts';

const MINUTE_S = 60;
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', MINUTE_S],
] as const;
const DAYS_IN_WORDS = 7;

/** Shows the age of a moment in short form, and the date of an older moment. The title has the full date. */
export const Age = ({at}: {readonly at: string}) => {
  const language = useLanguage();
  const now = useMinute();
  const date = new Date(at);
  return (
    <time dateTime={at} title={momentText(language, at, 'full')}>
      {textOf(date, now, language)}
    </time>
  );
};

const textOf = (date: Date, now: number, language: Language): string => {
  const seconds = Math.max(0, (now - date.getTime()) / 1_000);
  if (seconds >= DAYS_IN_WORDS * 86_400) return dayText(language, date.toISOString());
  const words = new Intl.RelativeTimeFormat(language, {numeric: 'auto', style: 'short'});
  const [unit, size] = UNITS.find((candidate) => seconds >= candidate[1]) ?? ['minute', MINUTE_S];
  return seconds < MINUTE_S ? words.format(0, 'second') : words.format(-Math.floor(seconds / size), unit);
};

const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_S * 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
