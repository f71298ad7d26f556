import {namesInsurance} from './names-insurance.ts';

// Questions how, where or when an authority issues, renews or replaces a paper: the verb is directly before the paper, or after it in German.
const OFFICIAL_PAPERS = [
  /\b(?:how|where|when|who|help me|need to)\b.{0,25}\b(?:renew|replace|apply for|get|obtain|extend)\s+(?:(?:my|a|an|the|his|her|our|their|new|work|daca|gun|hunting|fishing|business|driver'?s?|drivers’|texas|h-?1b|kids?|sons?|daughters?|moms?|wifes?)\s+)*(?:permit|licen[cs]e|visa|h-?1b|passport|green card|social security (?:card|number)|ssn|birth certificate|fingerprint\w*|id card)\b/iu,
  /(?:d[oó]nde|c[oó]mo|cu[aá]nd?o|necesito|tengo que)(?!\p{L}).{0,30}\b(?:renov\w*|renuev\w*|reponer|repongo|sac(?:o|ar)|tramit\w*|pedir|cita)\s+(?:(?:mi|el|la|las|un|una|para|de|su|nuev[oa])\s+)*(?:permiso|licencia|visa|pasaporte|mica|tarjeta|green card|huellas|acta|seguro social|n[uú]mero de(?:l)? (?:seguro )?social|matr[ií]cula)/iu,
  /\b(?:perdi[oó]?|robaron|venci[oó])\s+(?:la|el|mi)\s+(?:mica|licencia|pasaporte|visa|green card|permiso|acta)(?!\p{L})/iu,
  /(?<!\p{L})(?:où|ou|comment|quand)(?!\p{L}).{0,25}(?:renouvel\w*|refaire|obtenir|prolonge\w*|demander)\s+(?:(?:mon|ma|un|une|le|la|son|sa)\s+)*(?:permis|visa|passeport|carte verte|titre de séjour|num[eé]ro de s[eé]curit[eé] sociale|acte de naissance)(?!\p{L})/iu,
  /(?<!\p{L})(?:wo|wie|wann)(?!\p{L}).{0,25}(?:verl[aä]nger\w*|beantrag\w*|erneuer\w*|bekomm\w*|mach\w*).{0,20}(?:erlaubnis|visum|reisepass|f[uü]hrerschein|green ?card|social[ -]security[ -](?:nummer|karte)|geburtsurkunde|genehmigung)(?!\p{L})/iu,
  /(?:许可|許可|驾照|駕照|护照|護照|签证|簽證|绿卡|綠卡|工卡|社安|出生证|h1b|移民|指纹|指紋).{0,6}(?:(?:怎么|哪里|哪儿|哪裡|什么时候|多久).{0,4}(?:续|續|办|辦|补|補|换|換|申请|申請|出结果|查|拿)|抽签|抽籤|进度|進度)/iu,
];

/** Returns whether a question is about a paper that an authority issues, such as a permit, a visa or a Social Security card. */
export const asksForOfficialPaper = (question: string): boolean =>
  !namesInsurance(question) && OFFICIAL_PAPERS.some((pattern) => pattern.test(question));
