/** The ages, both ends included, at which the question about a pregnancy can matter. Later births are very rare. */
export const PREGNANCY_AGES = [10, 54] as const;

/** Returns whether the question about a pregnancy can matter for a person. An unknown gender excludes nobody. */
export const mayBePregnant = (age: number, gender: unknown): boolean => {
  const [from, to] = PREGNANCY_AGES;
  return age >= from && age <= to && gender !== 'male';
};
