import {aroundInsurer, INSURER} from './named-insurer.ts';

// Words about the decision or payment of an insurer. "I pay" asks about premiums, and a doctor who refuses an insurer concerns networks.
const DECISION = new RegExp(
  [
    String.raw`\b(?:claims?|den(?:y|ies|ied|ial)|appeal\w*|reimburs\w*|refused to|rejected|bills?|paid|pre-?auth\w*|authoriz\w*|approv\w*)\b`,
    String.raw`\b(?:reclam\w*|neg(?:ó|aron|ad[oa]s?)(?!\p{L})|rechaz\w*|apel\w*|reembols\w*|factura\w*|pagad[oa]|pagó|pagaron|autoriz\w*|aprob\w*|aprueb\w*)`,
    String.raw`\b(?:r[eé]clam\w*|refusé\w*|refuse(?:nt)? de|rembours\w*|rejet\w*|contest\w*|factur\w*|payée?s?(?!\p{L})|autoris\w*|approuv\w*|mon dossier)`,
    String.raw`\b(?:rechnung\w*|(?:er|rück)statt\w*|überweis\w*|abgelehnt|ablehn\w*|bezahlt|gezahlt|widerspr\w*|genehmig\w*|bewillig\w*|leistungsantrag)`,
    '理赔|理賠|拒赔|拒賠|赔付|赔偿|报销|報銷|账单|賬單|申诉|申訴|拒绝|批下来|批准',
  ].join('|'),
  'iu',
);

// Whether a named insurer pays for something: its contract says so, and the pages know no contracts. "I am covered" is about the visitor.
const PAYMENT = [
  String.raw`\b(?:do|does|will|would|can)\s+{insurer}\s+(?:\S+\s+){0,2}?(?:cover|pay)\b|{insurer}\s+(?:will\s+)?(?:covers?|pays?)\b`,
  String.raw`{insurer}\s+(?:(?:me|nos|lo|la)\s+)?(?:va a\s+)?(?:cubr\w*|paga(?:r|n)?)\b|\b(?:cubre|paga)\s+{insurer}`,
  String.raw`{insurer}\s+(?:va(?:-t-elle|-t-il)?\s+)?(?:couvr\w*|prend(?:re|ra)?(?:-t?-?(?:il|elle))?\s+en\s+charge|pai?e(?:r|ra)?)(?!\p{L})|(?:couvert|pris)e?s?\s+(?:en charge\s+)?par\s+{insurer}`,
  String.raw`(?:(?:ü|ue)bernimmt|zahlt|deckt)\s+{insurer}|{insurer}\s+(?:\S+\s+){0,4}?(?:(?:ü|ue)bern(?:immt|ehmen)|zahlt|zahlen|deckt)(?!\p{L})`,
  '{insurer}\\s*(?:会|會|能|可以)?(?:不)?(?:给|給)?(?:报|報|赔|賠|批|付|承保)',
].map(aroundInsurer);

// "My insurance refuses to pay": the insurer has no name, but has decided.
const REFUSAL = new RegExp(
  [
    String.raw`\b(?:insurance|insurer|insurance company) (?:has |just )?(?:denied|rejected|refused|refuses|(?:won['’]?t|will not|does ?n[o'’]?t want to|doesnt want to) pay)\b`,
    String.raw`(?:seguro|aseguranza|aseguradora) (?:ya )?(?:me |nos )?(?:neg[oó]|rechaz[oó]|no (?:me |nos )?qui(?:ere|so|eren) (?:pagar|cubrir|autorizar))(?!\p{L})`,
    String.raw`(?:assurance|assureur|mutuelle) (?:me |nous )?(?:refuse|a refus[eé]|ne veut (?:pas|rien) (?:payer|rembourser)|veut (?:pas|rien) (?:payer|rembourser))(?!\p{L})`,
    String.raw`(?:kasse|versicherung|versicherer) (?:will (?:\S+ ){0,3}(?:nicht|nichts) (?:zahlen|bezahlen)|lehnt|hat (?:\S+ ){0,4}abgelehnt|verweigert)(?!\p{L})`,
    '保险(?:公司)?(?:不肯|拒绝|拒|不给|不愿意?)(?:我)?(?:赔|付|报|批)|保險(?:公司)?(?:不肯|拒絕|拒|不給)(?:我)?(?:賠|付|報|批)',
  ].join('|'),
  'iu',
);

/** Returns whether a question is about what an insurer pays or has decided: only the insurer knows. */
export const asksForInsurersDecision = (question: string): boolean =>
  (INSURER.test(question) && DECISION.test(question)) ||
  PAYMENT.some((pattern) => pattern.test(question)) ||
  REFUSAL.test(question);
