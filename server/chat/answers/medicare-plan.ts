// Plans may be discussed only within a scope of appointment (42 CFR 422.2264(c)(3)), which the chat does not have.
const MEDICARE =
  /medicare|medigap|advantage|联邦医疗|醫療保險|part\s?[cd]\b|teil\s?[cd]\b|parte\s?[cd]\b|partie\s?[cd]\b/iu;
const PLAN =
  /\bplans?\b|\bplanes\b|\bformules?\b|\btarife?\b|\bprovider|\bpólizas?\b|\bpolic(?:y|ies)\b|计划|方案|medigap|advantage/iu;
const CHOICE =
  /\b(?:best|better|recommend|compare|cheapest|which|suggest|mejor|recomiend\w*|recomendar|compar\w*|barato|cu[aá]l|meilleure?s?|recommand\w*|conseill\w*|quelle?s?|beste[rn]?|empfehl\w*|empfiehl\w*|vergleich\w*|g[üu]nstigste\w*|welche[rsn]?)\b|最好|推荐|哪个|哪家|比较|便宜/iu;

/** Returns whether a question asks to compare or recommend Medicare plans. */
export const asksForMedicarePlan = (question: string): boolean =>
  MEDICARE.test(question) && PLAN.test(question) && CHOICE.test(question);
