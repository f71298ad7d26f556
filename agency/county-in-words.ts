/**
 * Writes the name of a county, in words of a catalog, as a language does: before a vowel French elides, "comté d’El Paso". No change in other
 * languages: an article that is part of a Spanish name stays, "condado de El Paso".
 */
export const elidedCounty = (words: string, lang: string): string =>
  lang.startsWith('fr') ? words.replace(/(?<=comté )de (?=[AEIOU])/u, 'd’') : words;
