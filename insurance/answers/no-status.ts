/** Matches the most common plain words, in any of the five languages, for a life in the country without lawful status. */
export const noStatus =
  /undo[ck]ument|indocument|\b(no|without|no te\w+|sin|sans|pas de|keine|ohne|\w*n.t have)[ -](legal )?(papers|status|papeles|estatus|papiers?|papiere)\b(?! (for|from)\b)|[没无]有?(合法)?(移民)?身份|无证/;

/** Matches rarer words for it, and words about somebody else; words about papers alone can mean the papers of an insurance. */
export const rareNoStatus =
  /\b(no|without|not have) (lawful|immigration|his|her|their) (papers|status)\b|\bno tien\w+ (papeles|estatus)\b|\bsans titre de sejour\b|\bsituation irreguliere\b|\b(ohne|keine) aufenthalts\w+|黑户/;
