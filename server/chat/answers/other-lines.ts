// The lines of insurance that the agency does not sell. Articles mention cars and houses as examples; these
// passages do not answer a question.
const OTHER_LINES = [
  /\b(?:car|auto|automobile|vehicle|truck|motorcycle|boat|home|homeowners?|house|renters?|flood|pet|dog|travel|trip|liability|business|commercial|wedding)(?:\s+\w+)?\s+(?:insurance|policy|coverage)\b/iu,
  /\b(?:flight|car|dog|cat|house)\b.*\b(?:covered|insured?)\b|\binsure\b.*\b(?:car|house|dog|boat)\b/iu,
  /\bseguros?\s+(?:de\s+|para\s+)?(?:mi\s+|el\s+|la\s+)?(?:autos?|autom[oó]vil|carros?|coches?|veh[ií]culos?|motos?|casa|vivienda|hogar|inquilinos?|inundaci\w+|mascotas?|perros?|viajes?|responsabilidad|negocios?)\b/iu,
  /\bassur\w*[\s-](?:\w+\s)?(?:une\s+|la\s+|les\s+|ma\s+|mon\s+|des\s+)?(?:auto\w*|voitures?|motos?|bateau|habitation|maison|logement|voyages?|animaux|chiens?|chats?|responsabilit[eé])\b/iu,
  /(?:auto|kfz|motorrad|boot|haus|hausrat|wohngeb[äa]ude|reise|haftpflicht|tier|hunde|rechtsschutz|gewerbe|geb[äa]ude)-?versicherung/iu,
  /\bworkers?[’']?s? comp\w*|\bcompensaci[oó]n (?:laboral|para trabajadores)|(?:arbeits|berufs)unfall-?versicherung|工伤(?:保险|赔偿)|工傷(?:保險|賠償)/iu,
  /(?:汽车|车辆|车|摩托车|房屋|房子|住宅|租客|宠物|旅行|旅游|责任|商业|洪水)(?:保险|险)/u,
];

/** Returns whether a question is about a line of insurance that the agency does not sell. */
export const asksForOtherLine = (question: string): boolean =>
  OTHER_LINES.some((pattern) => pattern.test(question));
