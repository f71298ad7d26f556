import {parseParts, type TextPart} from '../articles/parse-parts.ts';
import type {ShownClaim} from '../claims.ts';
import type {Language} from '../../contract/language.ts';
import type {LegalCatalog, LegalKey} from '../legal/catalog.ts';
import {medicareTexts, statutory, type StatutoryText} from '../legal/required-texts.ts';
import {fillPlaceholders} from '../legal/values.ts';
import type {PublicAgency} from '../public.ts';

/** The texts that complete a page of legal text. */
export type LegalSources = {
  readonly legal: LegalCatalog;
  readonly tpmo: PublicAgency['tpmo'];
  readonly isSample: boolean;
  readonly claims: readonly ShownClaim[];
};

/** A page's file with the texts that complete it. */
export type PageSource = LegalSources & {
  readonly lang: Language;
  /** Names the file in errors. */
  readonly file: string;
  readonly markup: string;
  /** The values of the placeholders. */
  readonly values: Readonly<Record<string, string>>;
};

/** Parses the text of a page into chapters, with its legal texts and values. Throws a RangeError that names the fault. */
export const chaptersOf = (body: string, source: PageSource): readonly TextPart[] => {
  const filled = fillPlaceholders(includeLegal(body, source), source.values);
  const open = /\{\{.*?\}\}/u.exec(filled);
  if (open) throw new RangeError(`nothing is known to put in the place of ${open[0]}`);
  return parseParts(filled);
};

/**
 * Replaces `{{legal:name}}` by that legal text and `{{claims}}` by the agency's claims. A statutory sentence is marked as English, followed
 * by its translation as a paragraph; `{{legal:medicare}}` is all the text that must accompany Medicare. Throws a RangeError that names an
 * unknown text.
 */
const includeLegal = (markup: string, sources: PageSource): string =>
  markup
    .replaceAll('{{claims}}', () =>
      sources.claims
        .map(({text, proof}) => `- **${text}${sources.lang === 'zh' ? '。**' : '.** '}${proof}`)
        .join('\n'),
    )
    .replaceAll(/\{\{legal:(\w+)\}\}/g, (_, name: string) => legalText(name, sources));

const legalText = (name: string, sources: LegalSources): string => {
  if (name === 'medicare') return medicare(sources);
  if (name.startsWith('sample') && !sources.isSample) return '';
  if (name === 'nurseNote' && !sources.claims.some(({kind}) => kind === 'nurse')) return '';
  const sentence = Object.values(statutory).find(({text}) => text === name);
  if (sentence) return withTranslation(sentence, sources.legal);
  if (!isLegalKey(name, sources.legal)) throw new RangeError(`there is no legal text named ${name}`);
  return sources.legal[name];
};

const medicare = ({legal, tpmo}: LegalSources): string => {
  const sentences = medicareTexts({tpmo}).map((sentence) => withTranslation(sentence, legal));
  return [...(tpmo ? [] : [legal.medicareOptions]), ...sentences].join('\n\n');
};

const withTranslation = ({text, translation}: StatutoryText, legal: LegalCatalog): string =>
  legal[translation] === ''
    ? legal[text]
    : `**en:${legal[text]}**\n\n**${legal.translationLabel}** ${legal[translation]}`;

const isLegalKey = (name: string, legal: LegalCatalog): name is LegalKey => Object.hasOwn(legal, name);
