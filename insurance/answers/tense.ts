import type {Day} from '../calendar/day.ts';

const past =
  /\b(lost|ended|expired|was|were|had|got|gave|married|moved|died|passed|born|left|quit|turned|retired|adopted|stopped|ran out|perdi|perdimos|termino|vencio|acabo|case|casamos|mude|mudamos|nacio|murio|tuve|tuvimos|perdu|perdue|fini|pris|demenage|naissance|accouche|decede|verloren|ausgelaufen|abgelaufen|geendet|geheiratet|umgezogen|geboren|gestorben|bekommen)\b|已|了/;
const ahead =
  /\b(will|ends|ending|expires|expiring|runs out|losing|lose|moving|getting|next|until|till|thru|through|due|termina|vence|acaba|expira|hasta|perdere|va|expire|prend fin|jusqu|endet|lauft|bis|wird|werde)\b|将|快|要|到期|截止/;

/** "Has had CHIP" is the present, and "had a baby" names no program. */
const former =
  /(?<!\w|has |have )(were on|used to have|war bei|had|estaba|avai|avions|曾|was on|tenia|tuv|hatte|以前)[^,;.]{0,16}(medica|c-h-i-p|tricare|va\b|医疗补助|白卡)/g;

/** Removes from plain words the programs that somebody had in the past: "had CHIP, now Medicaid" names Medicaid alone. */
export const withoutFormer = (plain: string): string => plain.replace(former, '');

/**
 * Returns whether the words of a text, as returned by `plainWords`, allow a day without a year: "lost" excludes a
 * future day, "ends" a past day.
 */
export const fitsTense = (plain: string, day: Day, today: Day): boolean => {
  const [isPast, isAhead] = [past.test(plain), ahead.test(plain)];
  return isPast === isAhead || (isPast ? day <= today : day >= today);
};
