import type {Household} from '../household/household.ts';

/** Returns the kinds of insurance that a household may want, by its members alone: health, and life for families. */
export const wantedLines = ({people, size, familyStatus}: Household): readonly string[] => {
  const hasFamily = size.low > 1 || (familyStatus !== null && /^married|parent/.test(familyStatus));
  return [
    ...(people.length > 0 ? ['health'] : []),
    ...(hasFamily ? ['life'] : []),
    ...(people.length > 1 ? ['family'] : []),
  ];
};
