/** Formats the opening hours without Intl, so that a page and its prerendered copy are identical. */
import {type Weekday, WEEKDAYS} from '../contract/desk-edits.ts';
import type {AgencyConfig} from './config.schema.ts';
import type {Language} from '../contract/language.ts';
import {fillPlaceholders} from './legal/values.ts';

const names: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
};
const longNames: Record<Language, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  zh: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
};
const answers: Record<Language, {or: string; sentence: string}> = {
  en: {or: ' or ', sentence: 'What arrives on {{closed}} is answered on {{next}}.'},
  es: {or: ' o el ', sentence: 'Lo que llega el {{closed}} se responde el {{next}}.'},
  fr: {or: ' ou le ', sentence: 'Ce qui arrive le {{closed}} reçoit une réponse le {{next}}.'},
  de: {or: ' oder ', sentence: 'Was am {{closed}} ankommt, beantworten wir am {{next}}.'},
  zh: {or: '或', sentence: '{{closed}}收到的留言将在{{next}}回复。'},
};
const byAppointment: Record<Language, string> = {
  en: 'by appointment',
  es: 'con cita previa',
  fr: 'sur rendez-vous',
  de: 'nach Vereinbarung',
  zh: '需预约',
};

/** Formats all hours on one line for the footer: "Mon-Fri 8AM-8PM CT, Sat by appointment". */
export const hoursLine = (
  {regular, byAppointment: days, zone}: AgencyConfig['hours'],
  lang: Language,
): string => {
  const open = regular.map(
    ({from, to, opens, closes}) =>
      `${range(from, to, lang)} ${times(opens, closes, lang)} ${yearRoundZone(zone)}`,
  );
  const byRequest = days.map(
    (day) => `${dayName(day, lang)}${lang === 'zh' ? '' : ' '}${byAppointment[lang]}`,
  );
  return [...open, ...byRequest].join(lang === 'zh' ? '，' : ', ');
};

/**
 * Describes when a message on a day without hours and appointments is answered: "What arrives on Sunday is answered on
 * Monday." Returns '' without such a day.
 */
export const answerLine = ({regular, byAppointment: days}: AgencyConfig['hours'], lang: Language): string => {
  const isOpen = (day: Weekday): boolean =>
    days.includes(day) || regular.some(({from, to}) => isWithin(day, from, to));
  const sentences = new Map<Weekday, Weekday[]>();
  for (const [place, day] of WEEKDAYS.entries()) {
    const next = isOpen(day) ? undefined : [...WEEKDAYS, ...WEEKDAYS].slice(place, place + 7).find(isOpen);
    if (next) sentences.set(next, [...(sentences.get(next) ?? []), day]);
  }
  const {or, sentence} = answers[lang];
  const longName = (day: Weekday): string => longNames[lang][WEEKDAYS.indexOf(day)] ?? day;
  return [...sentences]
    .map(([next, closed]) =>
      fillPlaceholders(sentence, {closed: closed.map(longName).join(or), next: longName(next)}),
    )
    .join(lang === 'zh' ? '' : ' ');
};

const isWithin = (day: Weekday, from: Weekday, to: Weekday): boolean => {
  const [place, first, last] = [day, from, to].map((name) => WEEKDAYS.indexOf(name)) as [
    number,
    number,
    number,
  ];
  return first <= last ? place >= first && place <= last : place >= first || place <= last;
};

/** CST and CDT are valid for half a year each; CT is right all year. */
const yearRoundZone = (zone: string): string => zone.replace(/^([ECMP])[SD]T$/u, '$1T');

/** Formats opening hours for schema.org: `Mo-Fr 08:00-20:00`. */
export const schemaOrgHours = ({regular}: AgencyConfig['hours']): string[] =>
  regular.map(({from, to, opens, closes}) => {
    const [first, last] = [from, to].map((day) => `${day[0]?.toUpperCase()}${day[1]}`);
    return `${first === last ? first : `${first}-${last}`} ${opens}-${closes}`;
  });

const dayName = (day: Weekday, lang: Language): string => names[lang][WEEKDAYS.indexOf(day)] ?? day;

const range = (from: Weekday, to: Weekday, lang: Language): string =>
  from === to
    ? dayName(from, lang)
    : `${dayName(from, lang)}${lang === 'zh' ? '至' : '-'}${dayName(to, lang)}`;

const times = (opens: string, closes: string, lang: Language): string =>
  `${clock(opens, lang)}-${clock(closes, lang)}${lang === 'de' ? ' Uhr' : ''}`;

const clock = (time: string, lang: Language): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  if (lang === 'fr') return `${hour}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  if (lang === 'zh') return time;
  if (lang === 'de') return minutes === '00' ? String(hour) : `${hour}.${minutes}`;
  const short = `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}`;
  const half = hour < 12 ? 'AM' : 'PM';
  return lang === 'es' ? `${short} ${half === 'AM' ? 'a. m.' : 'p. m.'}` : `${short}${half}`;
};
