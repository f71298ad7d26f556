import {plainWords} from './life-change.ts';

/**
 * Words, in any of the five languages, that somebody is in the country without lawful status. Words about papers alone can mean the papers of an
 * insurance, so the answer states a condition.
 */
const noStatus =
  /\bundocumented\b|\b(no|without|has no|have no) (legal |lawful |immigration )?(papers|status)\b|\b(do|does)(n't| not) have (his |her |their |legal |immigration )*(papers|status)\b|\bindocumentad[oa]s?\b|\bsin (papeles|estatus|estado) ?(legal|migratorio)?\b|\bno (tiene[ns]?|tengo|tenemos) (papeles|estatus)\b|\bsans[- ]papiers?\b|\bpas de papiers\b|\bsans titre de sejour\b|\bsituation irreguliere\b|\bohne (papiere|aufenthalts\w+)\b|\bkeine (papiere|aufenthalts\w+)\b|\bundokumentiert|无证|没有?(合法)?(移民)?身份|无(合法|移民)身份|黑户/;

/** Returns whether a text names somebody without lawful immigration status. */
export const namesNoStatus = (text: string): boolean => noStatus.test(plainWords(text));
