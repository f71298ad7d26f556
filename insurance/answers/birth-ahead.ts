import {isDoubtful, plainWords, type LifeChange} from './life-change.ts';
import type {Day} from '../calendar/day.ts';

const expected =
  /\b(baby|twins|child|son|daughter) (is |are )?(due|on the way|coming)\b|\bdue date\b|\b(i'm|i am|wife is|now) pregnant\b|\b(expecting|having|going to have|will have) (((a|an|our|my|another|first|second|third) ){0,3}(baby|child|son|daughter)|twins)\b(?! shower)|\bbebe (para|en camino|previsto)\b|\b(espero|esperamos|esperando) (un |una |nuestro |gemelos)?(bebe|hij[oa])|\bembarazada\b|\b(tendre|tendremos|vamos a tener|voy a tener) (un |una )?(bebe|hij[oa]|gemelos)|\bva a nacer|\bnacera\b|\bfecha (prevista )?de parto\b|\benceinte\b|\b(attends|attendons|attend) (un|une|notre) (bebe|enfant|fille|fils)|\bbebe (prevu|attendu)|\b(accouchement|naissance) (est )?prevue?\b|\bschwanger\b|\bbaby (kommt|unterwegs|erwartet)|\berwarten? (ein|unser|mein) (baby|kind)|\bbekommen? (ein|unser|mein) (baby|kind)\b|\b(geburts|entbindungs)termin\b|怀孕|怀上|预产期|(宝宝|孩子).{0,6}(要|将|快)?出生|要生(孩子|宝宝|了)/;

/** Words that put a birth into the future. */
const soon =
  /\b(soon|about to|due|expected|coming|upcoming|next|will|pronto|proxim[oa]|previst[oa]|esperad[oa]|sera|bientot|prevue?|prochaine?|attendue?|imminente?|bald|bevor\w*|demnachst|erwartet|nachste[nrs]?)\b|即将|快|将|要|预计|下个?月|明年/;

const ended =
  /\b(born|nacio|nacieron|ne le|nee le|geboren|was|had|lost|perdi|perdu|verloren)\b|(?<!快|要|将)出生了|已经?出生|流产/;

/**
 * Returns whether a change is a birth that is ahead, in the words of any of the five languages: "baby due in March", "naissance prévue
 * bientôt". Nothing has opened yet, so this is no birth; the special enrollment opens with the birth. A day that has begun decides against
 * the words.
 */
export const isBirthToCome = ({kind, text, day}: LifeChange, today: Day): boolean => {
  if ((kind !== 'other' && kind !== 'birth') || (day !== null && day <= today)) return false;
  const plain = plainWords(text);
  const isAhead = expected.test(plain) || (kind === 'birth' && soon.test(plain));
  return isAhead && !ended.test(plain) && !isDoubtful(plain);
};
