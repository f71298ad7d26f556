import type {Language} from '../../../../contract/language.ts';
import {inSlices} from '../../../http/in-slices.ts';
import {exampleTexts} from '../examples/example-texts.ts';
import type {Passage} from '../passage.ts';
import {isContent, plainText, wordsOf} from '../words.ts';
import {isNearly} from './is-nearly.ts';
import {PHRASES, type Topic} from './phrases.ts';

// Everything has hours, a price, papers and somebody to ask. A question about these is for the agency if the question names nothing else.
const ATTRIBUTES: ReadonlySet<Topic> = new Set(['contact', 'cost', 'documents', 'privacy']);

// Words that address the agency. A Spanish verb without a pronoun addresses nobody in particular.
const ADDRESSED: Readonly<Record<Exclude<Language, 'zh'>, RegExp>> = {
  en: /\b(?:you|your|yours|u|ur|ya|yall|y all|this (?:site|page|chat))\b/u,
  es: /\b(?:usted|ustedes|uds?|vd|esta pagina|este chat)\b/u,
  fr: /\b(?:vous|votre|vos|tu|ton|ta|tes|ce site|cette page)\b/u,
  de: /\b(?:sie|ihnen|ihr|ihre[nmrs]?|euch|eure?[nmrs]?|du|dein\w*|diese seite)\b/u,
};

// Days, hours and other numbers are part of any question about an appointment.
const TIME =
  /^(?:\d.*|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?$|^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?$|^(?:uhr|heures?|hrs?|horas?|am|pm|demain|manana|morgen|tomorrow)$/u;

const MONTHS = 12;
// The months of a language, whole and short, and English months, which people mix into other languages.
const monthsIn = (lang: Language): ReadonlySet<string> =>
  new Set(
    [lang, 'en'].flatMap((each) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(each, {month, timeZone: 'UTC'});
        return Array.from({length: MONTHS}, (_, place) =>
          plainText(format.format(Date.UTC(2000, place))).replace('.', ''),
        );
      }),
    ),
  );

// A shorter word that nobody has written is rarely a noun; English has shorter nouns than the other languages.
const LEAST_LENGTH = {en: 3, es: 5, fr: 5, de: 5};
const LEAST_PART = 5;
// A slice takes about 2 ms.
const SLICE = 50;

// A compound is about its parts.
const isPart = (word: string, spelling: string): boolean =>
  spelling.length >= LEAST_PART && (word.startsWith(spelling) || word.endsWith(spelling));

/**
 * Returns the check whether a question asks for an attribute, such as the hours or the price, of something that neither the site nor an
 * example about the agency's business names: the hours of a clinic, the price of a repair. Chinese has no spaces, so that a pair of
 * characters that is unknown says little: the check is for the other languages.
 */
export const findForeignObject = async (
  lang: Language,
  passages: readonly Passage[],
): Promise<(question: string, subject: Topic | undefined) => boolean> => {
  if (lang === 'zh') return () => false;
  const texts = [
    ...exampleTexts(lang).filter(({topic}) => topic !== 'elsewhere'),
    ...PHRASES[lang]
      .filter(({topic}) => topic !== 'elsewhere')
      .map(({pieces, lang: from}) => ({text: pieces.map(({text}) => text).join(' '), lang: from})),
    ...passages.map(({title, heading, text, words}) => ({
      text: `${title} ${heading} ${text} ${words}`,
      lang,
    })),
  ];
  const stems = new Set<string>();
  const spelled = new Set<string>();
  for await (const {text, lang: from} of inSlices(texts, SLICE)) {
    for (const stem of wordsOf(text, from)) stems.add(stem);
    for (const spelling of plainText(text).match(/[a-z]{5,}/gu) ?? [])
      if (isContent(spelling, from)) spelled.add(spelling);
  }
  const spellings = [...spelled];
  const months = monthsIn(lang);
  const isUnknown = (word: string): boolean =>
    word.length >= LEAST_LENGTH[lang] &&
    !TIME.test(word) &&
    !months.has(word) &&
    wordsOf(word, lang).some((stem) => !stems.has(stem)) &&
    !spellings.some((spelling) => isNearly(word, spelling) || (lang === 'de' && isPart(word, spelling)));
  return (question, subject) => {
    if (subject === undefined || !ATTRIBUTES.has(subject)) return false;
    const text = plainText(question);
    return !ADDRESSED[lang].test(text) && (text.match(/[\p{L}\p{N}]+/gu) ?? []).some(isUnknown);
  };
};
