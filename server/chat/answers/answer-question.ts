import {medicareTexts} from '../../../agency/legal/required-texts.ts';
import {legalCatalogs} from '../../../agency/legal/catalog.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {ChatSource} from '../../../contract/chat.ts';
import type {Language} from '../../../contract/language.ts';
import {chatText} from '../texts.ts';
import {ruleFor} from './declined-by-rule.ts';
import type {Passage} from './passage.ts';
import type {FindSources, ScoredPassage, Offered} from './search-passages.ts';

/** An automatic answer before it is stored. */
export type GivenAnswer = {
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly known: boolean;
};

/** Answers a question from the site's content, once the index of the language is built. Never rejects because of a question. */
export type AnswerQuestion = (lang: Language, question: string) => Promise<GivenAnswer>;

/** The dependencies of the answers. */
export type AnswerParts = {
  readonly searchIn: (lang: Language) => Promise<FindSources>;
  readonly values: Readonly<Record<string, string>>;
  readonly tpmo: Parameters<typeof medicareTexts>[0]['tpmo'];
};

const SOURCES = 3;
// A source that fits much less than the first source does not help.
const BESIDE = 0.3;
const LONGEST = 700;

/** Returns the sources of a question, best first, at most three. */
export const sourcesFor = (found: readonly Offered[]): readonly Offered[] => {
  const [best] = found;
  return best ? found.slice(0, SOURCES).filter(({score}) => score >= BESIDE * best.score) : [];
};

/**
 * Builds the function that answers questions: the best passage, quoted, with its source. If the evidence is weak, the answer says that the
 * question may be another one. The content is the agency's own, so nothing is invented. Answers about Medicare include the sentences that the law requires (42 CFR 422.2267(e)(41)).
 */
export const createAnswers =
  ({searchIn, values, tpmo}: AnswerParts): AnswerQuestion =>
  async (lang, question) => {
    const rule = ruleFor(question);
    if (rule) {
      const text = chatText(lang, rule.text, {...values, ...rule.values});
      return {
        text: rule.text === 'medicarePlans' ? withLaw(lang, text, {values, tpmo}) : text,
        sources: [],
        known: false,
      };
    }
    const find = await searchIn(lang);
    const sources = sourcesFor(find(question));
    const [best] = sources;
    if (!best) return {text: chatText(lang, 'unknown', values), sources: [], known: false};
    const quoted = shortened(best.passage);
    const text = best.isSure ? quoted : `${chatText(lang, 'unsure', values)}\n\n${quoted}`;
    return {
      text: isAboutMedicare(sources) ? withLaw(lang, text, {values, tpmo}) : text,
      sources: sources.map(({passage: {title, href}}) => ({title, href})),
      known: true,
    };
  };

// The answer is about Medicare if the quoted passage is, or if the title of a link is.
const isAboutMedicare = (sources: readonly ScoredPassage[]): boolean =>
  sources[0]?.passage.isMedicare === true ||
  sources.some(({passage: {isMedicare, title}}) => isMedicare && title.includes('Medicare'));

const withLaw = (
  lang: Language,
  text: string,
  {values, tpmo}: Pick<AnswerParts, 'values' | 'tpmo'>,
): string => {
  const law = medicareTexts({tpmo}).flatMap(({text: key, translation}) => [
    legalCatalogs[lang][key],
    legalCatalogs[lang][translation],
  ]);
  return [
    text,
    ...law.filter((sentence) => sentence !== '').map((each) => fillPlaceholders(each, values)),
  ].join('\n\n');
};

// Returns as many whole sentences as fit.
const shortened = ({text}: Passage): string => {
  if (text.length <= LONGEST) return text;
  const sentences = text.match(/[^.!?。！？\n]+(?:[.!?。！？]+\s*|\n|$)/gu) ?? [text];
  let kept = '';
  for (const sentence of sentences) {
    if (kept !== '' && kept.length + sentence.length > LONGEST) break;
    kept += sentence;
  }
  return kept.trim();
};
