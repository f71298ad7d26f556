import {plainWords} from './life-change.ts';

const denied =
  /(\b(no|not|without|sin|pas|sans|kein|keine|keinen|ohne)\b|没有?|无)[^,;.，；。]{0,30}(\b((part|parte|partie|teil) d|drugs?|prescriptions?)\b|medicament|medikament|arznei|药|d ?部分)/;

const partsAAndB =
  /\b(parts?|partes?|parties?|teile?|medicare) a (and|y|et|und|\+|&) b\b|\ba ?(和|、|及) ?b ?部分|\boriginal medicare\b/;

/** Words that name drug coverage, or coverage that often includes drugs. */
const covered =
  /\bd\b(?!')|\b(drugs?|prescriptions?|advantage|employer|work|tricare|va|medicaid)\b|medicament|medikament|arznei|药/;

/**
 * Returns what a text in any of the five languages says about drug coverage beside Medicare: `no` when the text denies drug coverage or Part D,
 * `unnamed` when the text names Parts A and B and nothing that can cover drugs, otherwise null.
 */
export const drugCoverIn = (text: string): 'no' | 'unnamed' | null => {
  const plain = plainWords(text);
  if (denied.test(plain)) return 'no';
  return partsAAndB.test(plain) && !covered.test(plain) ? 'unnamed' : null;
};
