// A phrase of fewer characters becomes another phrase without one of them.
const LEAST_LENGTH = 4;

/**
 * Returns whether a text contains a Chinese phrase, or contains the phrase without one of its inner characters: people shorten 税收抵免 to
 * 税抵免.
 */
export const holdsChinese = (text: string, phrase: string): boolean => {
  if (text.includes(phrase)) return true;
  const characters = Array.from(phrase);
  return (
    characters.length >= LEAST_LENGTH &&
    characters.some(
      (_, place) =>
        place > 0 && place < characters.length - 1 && text.includes(characters.toSpliced(place, 1).join('')),
    )
  );
};
