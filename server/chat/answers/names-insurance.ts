const INSURANCE =
  /\b(?:insur\w*|cover(?:age|ed)?|plans?|network|medicare|medicaid|chip|marketplace|obamacare|aca|cobra|enroll\w*|accepts?|takes?|seguros?|asegur\w*|cobertura|cubr\w*|mercado|red|plan(?:es)?|acepta\w*|inscri\w*|assur\w*|couv\w*|mutuelle|r[eé]seau|formules?|inscri\w*|accepte\w*|\w*versicher\w*|krankenkasse|netzwerk|tarife?|anmeld\w*)\b|保险|保險|医保|計劃|计划|网络|網絡/iu;

/** Returns whether a question names insurance, a program or a network. */
export const namesInsurance = (question: string): boolean => INSURANCE.test(question);
