/** The opening hours in words. Without Intl, so that a page and its prerendered copy agree to the letter. */
import type {AgencyConfig} from './config.schema.ts';
import type {LanguageCode} from './languages.ts';

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

const order: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const names: Record<LanguageCode, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
};
const byAppointment: Record<LanguageCode, string> = {
  en: 'by appointment',
  es: 'con cita previa',
  fr: 'sur rendez-vous',
  de: 'nach Vereinbarung',
  zh: '需预约',
};

/** One line for all hours, as the footer shows it: "Mon-Fri 8AM-8PM CT, Sat by appointment". */
export const hoursLine = (
  {regular, byAppointment: days, zone}: AgencyConfig['hours'],
  lang: LanguageCode,
): string => {
  const open = regular.map(
    ({from, to, opens, closes}) => `${range(from, to, lang)} ${times(opens, closes, lang)} ${zone}`,
  );
  const asked = days.map((day) => `${dayName(day, lang)}${lang === 'zh' ? '' : ' '}${byAppointment[lang]}`);
  return [...open, ...asked].join(lang === 'zh' ? '，' : ', ');
};

/** Opening hours as schema.org writes them: `Mo-Fr 08:00-20:00`. */
export const schemaOrgHours = ({regular}: AgencyConfig['hours']): string[] =>
  regular.map(({from, to, opens, closes}) => {
    const [first, last] = [from, to].map((day) => `${day[0]?.toUpperCase()}${day[1]}`);
    return `${first === last ? first : `${first}-${last}`} ${opens}-${closes}`;
  });

const dayName = (day: Weekday, lang: LanguageCode): string => names[lang][order.indexOf(day)] ?? day;

const range = (from: Weekday, to: Weekday, lang: LanguageCode): string =>
  from === to
    ? dayName(from, lang)
    : `${dayName(from, lang)}${lang === 'zh' ? '至' : '-'}${dayName(to, lang)}`;

const times = (opens: string, closes: string, lang: LanguageCode): string =>
  `${clock(opens, lang)}-${clock(closes, lang)}${lang === 'de' ? ' Uhr' : ''}`;

const clock = (time: string, lang: LanguageCode): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  if (lang === 'fr') return `${hour} h${minutes === '00' ? '' : ` ${minutes}`}`;
  if (lang === 'zh') return time;
  if (lang === 'de') return minutes === '00' ? String(hour) : `${hour}.${minutes}`;
  const short = `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}`;
  const half = hour < 12 ? 'AM' : 'PM';
  return lang === 'es' ? `${short} ${half === 'AM' ? 'a. m.' : 'p. m.'}` : `${short}${half}`;
};
