import {plainWords} from './life-change.ts';
import {noStatus} from './no-status.ts';

/**
 * A fact that changes the rules of the Marketplace and that no question asks for.
 * - `tribe`: a member of a federally recognized tribe (45 CFR 155.350, 155.420(d)(8))
 * - `hra`: an employer's individual coverage HRA or QSEHRA (26 CFR 1.36B-2(c)(3)(i), (c)(5); 26 U.S.C. 36B(c)(4); 45 CFR 155.420(d)(14))
 * - `custody`: in prison or jail (45 CFR 155.305(a)(2))
 * - `daca`: Deferred Action for Childhood Arrivals, which counts as no lawful presence since August 25, 2025 (45 CFR 155.20; 90 FR 27074)
 * - `own-daca`: the same, beside `daca`, when the words concern the writer and not a relative
 * - `no-status`: no lawful status of the writer, who cannot buy a Marketplace plan (42 U.S.C. 18032(f)(3))
 * - `papers`: no lawful status of anybody in the words, also of a relative
 * - `lawful`: a lawful status with which there is no credit from 2027 on (P.L. 119-21, section 71301), such as asylum or a visa
 * - `pregnant`: a pregnancy in words, which no box has named
 * - `abuse`: domestic abuse, with which separate tax returns leave the credit, and nobody can be asked to file jointly (26 CFR 1.36B-2(b)(2))
 * - `retiree`: a plan for retirees, which a plan of Part D or Medicare Advantage can end
 * - `after-work`: COBRA or a retiree plan, which add no time for Part B (42 CFR 407.20)
 */
export type Stated =
  | 'tribe'
  | 'hra'
  | 'custody'
  | 'daca'
  | 'own-daca'
  | 'no-status'
  | 'papers'
  | 'lawful'
  | 'pregnant'
  | 'abuse'
  | 'retiree'
  | 'after-work';

type Words = {
  readonly names: RegExp;
  /** The same words in a sentence that says something else. */
  readonly unless: RegExp;
};

/** Matches words that deny something; the text must be plain. */
export const denial =
  /\b(no|not|never|without|sin|ni|nunca|jamas|pas|jamais|aucune?|sans|kein\w*|nicht|nie|ohne)\b|n't\b|\bn'|没|无|不/;

/** Matches words for relatives of the writer. */
export const relatives =
  /\b(husband|wife|spouse|partner|mother|mom|father|dad|parents?|son|daughter|kids?|child(ren)?|baby|espos[oa]|marido|mujer|madre|padres?|hij[oa]s?|mari|femme|mere|pere|conjoint|enfants?|mann|frau|mutter|vater|eltern|kind(er)?|sohn|tochter)\b|丈夫|妻子|配偶|老公|老婆|先生|爱人|太太|父|母|孩子|儿|女/;

// Names alone do not count: Cherokee and Comanche are counties of Texas, Seminole is a city.
const nations = String.raw`(cherokee|choctaw|chickasaw|navajo|muscogee|kickapoo|tigua|ysleta del sur|alabama-coushatta|comanche|seminole|osage)`;

const retireePlan = String.raw`\b(for retirees|retiree|fehb|union plan)\b|\b(plan|seguro) de jubilad|\bde retraitee?s?\b|\b(fur rentner|rentner(plan|tarif))\b|退休(人员|员工)?(计划|保险)`;

const words: Readonly<Record<Exclude<Stated, 'own-daca'>, Words>> = {
  tribe: {
    names: new RegExp(
      String.raw`\btrib(e|es|al|u|us|ale)\b|\b(am|are|soy|somos|suis|sommes|bin|sind) (an? |part |full )*${nations}\b|\bna[ct]ion ${nations}|\b${nations} (nation|tribe|member|citizen|indian|native)|\bnative american|\bamerican indian|\balaska native|\bancsa\b|\bai/an\b|\bindian health service\b|\bihs\b|\bnativ[oa]s? (american[oa]|de alaska)|\bindi[oa]s? american[oa]|\bindigena|\bamerindien|\bautochtone|\bindianerstamm|\bstammes?(mitglied|angehorig)|\bmitglied (eines|des) \w*\s?stamm|\bureinwohner|部落|印第安(?!纳)|原住民`,
    ),
    unless: denial,
  },
  hra: {
    names:
      /\b(ichras?|qsehras?|hras?)\b|\bhealth reimbursement\b|\b(arreglo|acuerdo|cuenta) de reembolso|\breembolso (de (gastos )?)?(medico|salud|para (mi )?seguro)|\b(compte|accord) de remboursement|\bremboursement (de )?(sante|frais)|\berstattungs(konto|modell|plan|vereinbarung)|\bgesundheitskostenerstattung|(医疗|健康|保险?费)(费用)?报销|\bre(imburs|embols|mbours)\w* ((us|m[eyi]|our|mon|el) )*(premium|insur|segur|prim|assur)|\berstattet .*beitrag|报销.*保险费/,
    // A person who declines an offer has had the offer, so only words that deny the offer count.
    unless:
      /\b((no|not|without)( an?)?|sin( una?)?|sans|ohne|kein\w*) (ichra|qsehra|hra|health reimb|reembolso|erstattung)|(\bnot|n't|\bnever) (\w+ ){0,2}(offer|have|provid)|\bno (me |nos )?(ofrece|tiene|tengo)|\bn'(offre|ai|a) pas|\bpas d'(ichra|qsehra|hra)|\bbietet (\w+ ){0,3}(kein|nicht)|(没有?|不)(提供|有)?[^，。]{0,4}(报销|hra)|\brisk assessment\b/,
  },
  custody: {
    names:
      /\b(in|into|(went|sent|going) to) ((an?|the|(\w+ )?county|state|federal|ice) ){0,2}(prison|jail|detention|custody(?! (of|[bcdfh])))\b|\blocked up\b|\bincarcer|\ban inmate\b|\bserving ((a|my|his|her|jail|prison) ){0,2}(sentence|time|term)\b|\ben (la )?(carcel|prision)\b|\b(encarcelad|pres|detenid)[oa]\b|\bcumpl\w+ (una )?condena\b|\ben (prison|detention)\b|\bemprisonne|\bdetenue?\b|\bpurge (une|sa) peine\b|\bim gefangnis\b|\bin (straf|untersuchungs)?haft\b|\binhaftiert|\b(haft|freiheits)strafe\b|坐牢|服刑|入狱|在押|狱中|拘留|在监狱(?!路|街)/,
    unless: new RegExp(
      String.raw`${denial.source}|\b(work|officer|guard|nurse|teach|trabaj|travaill|arbeit|releas|freed|discharg|estuv|sali|liber|etai|sorti|entlassen)|\b(ex|brother|herman[oa]|frere|bruder|(was|were) in|out of|war)\b|工作|出狱|获释|过牢|前[夫妻]|哥|弟`,
    ),
  },
  daca: {
    names:
      /\bdaca\b|\bdreamers?\b|\bdeferred action\b|\baccion diferida\b|\bsonador(a|es|as)?\b|\baction differee\b|\baufgeschobene (abschiebung|massnahme)|童年(抵美|入境)|追梦人|暂缓遣返/,
    unless: denial,
  },
  'no-status': {names: noStatus, unless: relatives},
  papers: {
    names: new RegExp(String.raw`${noStatus.source}|\bno tien\w+ (papeles|estatus)`),
    unless: /^$/,
  },
  lawful: {
    names:
      /\b(as[iy]l\w*|refug\w+|fluchtling\w*|tps|parolee?|work permit|permi(so|s) de tra\w+|arbeitserlaubnis|visum|visa\b(?! card))\b|card( is| application)? pending|pending green card|难民|庇护|签证/,
    unless: denial,
  },
  pregnant: {names: /pregnan|embaraz|enceinte|schwanger|怀孕/, unless: denial},
  abuse: {
    names:
      /\babus(e|ed|er|i[ov]|o\b|ador)|domestic violence|violencia|\bviolen(ces conj|t\b)|gewalt|家暴|施暴/,
    unless: /\b(no|sin|sans|ohne|kein\w*) (\w+ )?(abus|violen|gewalt)|substance|drug|alcohol|drog|boss|job/,
  },
  retiree: {names: new RegExp(retireePlan), unless: denial},
  'after-work': {
    names: new RegExp(String.raw`\bcobra\b|${retireePlan}`),
    unless: new RegExp(String.raw`${denial.source}|\bmedicare\b`),
  },
};

const facts = Object.keys(words) as readonly (keyof typeof words)[];

const names = (clause: string, {names: has, unless}: Words): boolean =>
  has.test(clause) && !unless.test(clause);

const daca = words.daca.names.source;

/** "Medicare for me, COBRA for my wife", "refugee, no insurance": what stands between commas hides nothing beside it. */
const byPart = new Set<Stated>(['after-work', 'lawful', 'pregnant']);

/** The writer names DACA as an own fact. */
const ownDaca = new RegExp(
  String.raw`(\bi('m| am| have| got)|\bmy|\btengo|\bsoy|\bj'ai|\bje suis|\bich (habe|bin)|我[有是]) ?(\w+ )?(${daca})`,
);

const namesOwnDaca = (clause: string): boolean =>
  names(clause, words.daca) && (ownDaca.test(clause) || !relatives.test(clause));

/**
 * Returns the facts that a text names, in any of the five languages. The reader may be wrong about whose fact it is, so the answer asks
 * and states conditions.
 */
export const statedIn = (text: string): readonly Stated[] => {
  const clauses = plainWords(text).split(/[;.!?，；。！？]/);
  const parts = clauses.flatMap((clause) => clause.split(','));
  const found = facts.filter((fact) =>
    (byPart.has(fact) ? parts : clauses).some((clause) => names(clause, words[fact])),
  );
  return parts.some(namesOwnDaca) ? [...found, 'own-daca'] : found;
};
