import type {GroupName} from '../group-name.ts';

const groupPatterns: Readonly<Record<GroupName, RegExp>> = {
  household: /^leadData\.(age|gender|household\.|location|county|income|exactIncome|otherIncome)/,
  taxes: /^leadData\.(householdSize|applicants|familyStatus|filing)/,
  coverage: /^leadData\.currentCoverage/,
  health: /^healthInfo\./,
  contact: /^contact\./,
};

/** Returns whether an answer, by its path, belongs to a group. */
export const isInGroup = (group: GroupName, path: string): boolean => groupPatterns[group].test(path);
