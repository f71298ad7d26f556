/** Matches the most common plain words, in any of the five languages, for a life in the country without lawful status. */
export const noStatus =
  /undocument|indocument|undokument|\b(no( te\w+)?|\w*n.t have|without|sin|sans|pas de|ohne|keine)[ -](legal )?(papers|papeles|papiere?s?|e?status)\b(?! f)|[没无]有?(合法)?(移民)?身份|无证/;

/** Matches rarer words for it, and words about somebody else; words about papers alone can mean the papers of an insurance. */
export const rareNoStatus =
  /\b(no|without|not have) (lawful|immigration|his|her|their) (papers|status)\b|\bno tien\w+ (papeles|estatus)\b|\bsans titre de sejour\b|\bsituation irreguliere\b|\b(ohne|keine) aufenthalts\w+|黑户/;
