import {
  OTHER_GROUPS,
  type Report,
  type ReportKey,
  type ReportNumbers,
} from '../../../contract/desk-report.ts';
import {ELEMENT_NAMES, type ElementName} from '../../../contract/element-name.ts';
import type {Language} from '../../../contract/language.ts';
import type {Text} from '../../language/use-text.ts';
import {languageName} from '../inbox/words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

// Formats a duration in the largest unit that fits, such as `12 minutes` or `3 hours`.
const waitText = (language: Language, minutes: number): string => {
  const [unit, size] =
    minutes >= 2 * DAY
      ? (['day', DAY] as const)
      : minutes >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : (['minute', 1] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(minutes / size);
};

/** Formats a number of a report; a dash when the number is unknown. */
export const numberText = (language: Language, numbers: ReportNumbers, name: keyof ReportNumbers): string => {
  const value = numbers[name];
  if (value === null) return '–';
  return name === 'answerMinutes' ? waitText(language, value) : value.toLocaleString(language);
};

/** Returns the name of a group of a report. */
export const groupName = (t: Text, language: Language, {by}: Pick<Report, 'by'>, key: string): string => {
  if (key === '') return t(`report.none.${by satisfies ReportKey}`);
  if (key === OTHER_GROUPS) return t('report.others');
  if (by === 'element' && isElement(key)) return t(`report.element.${key}`);
  return by === 'language' ? languageName(key, language) : key;
};

const isElement = (key: string): key is ElementName => ELEMENT_NAMES.some((name) => name === key);
