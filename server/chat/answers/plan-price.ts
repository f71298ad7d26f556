import {INSURER} from './named-insurer.ts';

const PRICE = new RegExp(
  [
    String.raw`\bhow much\b|\bprices?\b|\b(?:what|how) (?:do|does|would|is|are)\b.*\bcosts?\b|\bcosts? of\b|\bpremium for\b`,
    String.raw`\bcu[aá]nto (?:es|cuesta|sale|vale|cobra|pag\w+|me (?:cuesta|sale|cobra))(?!\p{L})|\bprecios?\b`,
    String.raw`\bcombien\b|\bprix\b`,
    String.raw`\b(?:was|wie ?viel) (?:kostet|zahle)\b|\bwie teuer\b|\bpreise?\b`,
    '多少钱|多少錢|价格|價格|保费|保費',
  ].join('|'),
  'iu',
);
// Help with the price, what an insured person pays for care, income and ages have answers on the pages, whatever the insurer.
const EXPLAINED =
  /\b(?:tax credit|subsid\w*|help|copay|coinsurance|deductible|income|earn|time|days?|years?|cr[eé]ditos?|ayuda|copago|deducible|ingresos?|gan\w+|d[ií]as?|años?|temps|jours?|ans d|cr[eé]dit|aides?|franchise|revenus?|gagne\w*|zuschuss|steuergutschrift|zuzahlung|selbstbeteiligung|einkommen|verdien\w*|tage?)\b|补贴|補貼|抵免|自付|免赔|免賠|收入/iu;

/** Returns whether a question is what a plan of a named insurer costs: the price depends on the person, and no page knows it. */
export const asksForPlanPrice = (question: string): boolean =>
  INSURER.test(question) && PRICE.test(question) && !EXPLAINED.test(question);
