import {isLanguage, type Language} from '../../contract/language.ts';
import {type Block, textOf} from './article.ts';

/**
 * Reading speeds of adults, in words a minute and Chinese characters a minute, when reading out: the means of the International Reading
 * Speed Texts (Trauzettel-Klosinski and Dietz, Invest. Ophthalmol. Vis. Sci. 53:5452, 2012). Silent reading is often faster, so the figure
 * is cautious.
 */
const perMinute: Readonly<Record<Language, number>> = {en: 228, es: 218, fr: 195, de: 179, zh: 255};

/** Calculates the reading time of a text in minutes, at least 1. */
export const readMinutes = (content: readonly Block[], lang: string): number => {
  const text = content
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .map(textOf)
    .join('\n');
  const unit = lang === 'zh' ? /\p{Script=Han}|[\p{L}\d]+/gu : /[\p{L}\d][\p{L}\d.,'’-]*/gu;
  return Math.max(
    1,
    Math.round((text.match(unit)?.length ?? 0) / (isLanguage(lang) ? perMinute[lang] : perMinute.en)),
  );
};
