import {isDoubtful, plainWords} from './life-change.ts';

const expected =
  /\b(baby|twins|child|son|daughter) (is |are )?(due|on the way|coming)\b|\bdue date\b|\b(i'm|i am|wife is|now) pregnant\b|\b(expecting|having|going to have|will have) (((a|an|our|my|another|first|second|third) ){0,3}(baby|child|son|daughter)|twins)\b(?! shower)|\bbebe (para|en camino|previsto)\b|\b(espero|esperamos|esperando) (un |una |nuestro |gemelos)?(bebe|hij[oa])|\bembarazada\b|\b(tendre|tendremos|vamos a tener|voy a tener) (un |una )?(bebe|hij[oa]|gemelos)|\bva a nacer|\bnacera\b|\bfecha (prevista )?de parto\b|\benceinte\b|\b(attends|attendons|attend) (un|une|notre) (bebe|enfant|fille|fils)|\bbebe (prevu|attendu)|\b(accouchement|naissance) (est )?prevue?\b|\bschwanger\b|\bbaby (kommt|unterwegs|erwartet)|\berwarten? (ein|unser|mein) (baby|kind)|\bbekommen? (ein|unser|mein) (baby|kind)\b|\b(geburts|entbindungs)termin\b|怀孕|怀上|预产期|(宝宝|孩子).{0,6}(要|将|快)?出生|要生(孩子|宝宝|了)/;

const ended =
  /\b(born|nacio|nacieron|ne le|nee le|geboren|was|had|lost|perdi|perdu|verloren)\b|出生了|已经?出生|流产/;

/**
 * Returns whether a text, in any of the five languages, says that a birth is ahead: "baby due in March". Nothing has opened yet, so this is
 * no birth; the special enrollment opens with the birth.
 */
export const isBirthAhead = (text: string): boolean => {
  const plain = plainWords(text);
  return expected.test(plain) && !ended.test(plain) && !isDoubtful(plain);
};
