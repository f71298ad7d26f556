// Insurers whose plans families of Texas have, by the names that people use. Oscar is also a first name: a relative of this name is no insurer.
const INSURERS = [
  String.raw`\b(?:aetna|ambetter|anthem|bcbs\w*|blue ?cross|blue ?shield|centene|christus|cigna|community health choice|humana|kaiser|molina|scott (?:and|&) white|superior health|uhc|united ?health ?care|united ?health|wellcare|wellpoint)\b`,
  String.raw`(?<!\b(?:son|husband|brother|dad|hijo|esposo|marido|hermano|pap[aá]|fils|mari|fr[eè]re|p[eè]re|sohn|mann|bruder|vater) )\boscar\b`,
  '安泰|蓝十字|藍十字|蓝盾|信诺|信諾|哈门那|联合健康|聯合健康|凯撒',
].join('|');

/** Finds the name of an insurer. */
export const INSURER = new RegExp(INSURERS, 'iu');

/** Builds the pattern of a sentence around the name of an insurer, which stands at `{insurer}`. */
export const aroundInsurer = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll('{insurer}', `(?:${INSURERS})`), 'iu');
