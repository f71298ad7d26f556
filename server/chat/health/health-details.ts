/**
 * Recognizes messages with health details. Best effort: patterns in five languages find common phrases, miss unusual phrases, and may match
 * an innocent sentence. Questions about insurance ("Does cancer insurance pay in cash?") must pass.
 */

// A condition before one of these words is the name of a product or a subject.
const SUBJECT = String.raw`(?!\s*[-‑]?\s*(?:insurance|policy|policies|coverage|plans?|cover|screening|versicherung|police))`;

const CONDITION_EN = String.raw`(?:cancer|tumou?rs?|leukemia|lymphoma|diabet\w+|asthma|copd|hiv|aids|hepatitis|epileps\w+|lupus|parkinson\w*|alzheimer\w*|dementia|multiple sclerosis|depress\w+|anxiety|bipolar|schizophreni\w+|adhd|autis\w+|heart (?:disease|attack|failure|condition|problems?)|stroke|high blood pressure|hypertension|high cholesterol|kidney (?:disease|failure|stones)|dialysis|arthritis|crohn\w*|covid|pregnan\w+|miscarriage|addict\w+|alcoholi\w+|disabled|chemo\w*|surgery|a transplant|medication|insulin|metformin|ozempic|lisinopril|statins?|antidepressants?|blood thinners?)`;
const WHO_EN = String.raw`(?:i|we|he|she|(?:my|our) (?:\w+ ){0,2}?\w+)`;

const CONDITION_ES = String.raw`(?:c[aá]ncer|tumor(?:es)?|leucemia|diabetes|diab[eé]tic\w+|asma|vih|sida|hepatitis|epilepsia|lupus|parkinson|alzheimer|demencia|esclerosis|depresi[oó]n|ansiedad|bipolar|esquizofrenia|autis\w+|hipertensi[oó]n|presi[oó]n alta|colesterol|infarto|derrame|di[aá]lisis|artritis|embarazad[ao]|quimio\w*|adicci[oó]n|alc[oó]holic\w+|discapacidad|insulina|metformina|problemas? (?:del coraz[oó]n|card[ií]acos?|de salud))`;
const CONDITION_FR = String.raw`(?:cancer|tumeurs?|leuc[eé]mie|diab[eè]te|diab[eé]tique|asthme|asthmatique|vih|sida|h[eé]patite|[eé]pileps\w+|[eé]pileptique|lupus|parkinson|alzheimer|d[eé]mence|scl[eé]rose|d[eé]pression|d[eé]pressi(?:f|ve)|anxi[eé]t[eé]|bipolaire|schizophr\w+|autis\w+|hypertension|cholest[eé]rol|infarctus|avc|dialyse|arthrite|enceinte|chimio\w*|alcoolique|handicap\w*|insuline|metformine|probl[eè]mes? (?:de c[oœ]e?ur|cardiaques?|de sant[eé]))`;
const CONDITION_DE = String.raw`(?:krebs|brustkrebs|tumor|leuk[aä]mie|diabetes|diabetiker(?:in)?|asthma|hiv|aids|hepatitis|epilepsie|lupus|parkinson|alzheimer|demenz|multiple sklerose|depressi\w+|angstst[oö]rung|bipolar|schizophren\w*|autis\w+|bluthochdruck|cholesterin|herzinfarkt|schlaganfall|herzfehler|herzprobleme|dialyse|arthritis|rheuma|schwanger|chemo\w*|alkoholiker(?:in)?|s[uü]chtig|behindert|insulin|metformin)`;
const CONDITION_ZH =
  '(?:癌|肿瘤|白血病|糖尿病|哮喘|艾滋|肝炎|癫痫|红斑狼疮|帕金森|老年痴呆|阿尔茨海默|抑郁|焦虑症|精神分裂|自闭症|高血压|高血脂|心脏病|中风|透析|关节炎|怀孕|化疗|酗酒|残疾)';

// German compounds are product names: in Krebsversicherung, no word ends after Krebs.
const pattern = (text: string): RegExp => new RegExp(text, 'iu');
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const WITHIN = String.raw`(?:[^.?!;\n]{0,40}?[\s'’])?`;

const PATTERNS: readonly RegExp[] = [
  pattern(
    `${START}${WHO_EN}(?:'(?:ve|m|s|re)|’(?:ve|m|s|re))?\\s+(?:also |just |already |recently |still )?(?:have|has|had|am|is|are|was|were|been|got|get|suffer\\w*|take|takes|taking|use|uses|survived|need|needs|live with|battl\\w+)\\s+${WITHIN}${CONDITION_EN}${END}${SUBJECT}`,
  ),
  pattern(`${START}(?:i['’]m|he['’]s|she['’]s|we['’]re|i['’]ve)\\s+${WITHIN}${CONDITION_EN}${END}${SUBJECT}`),
  pattern(`${START}my\\s+(?:\\w+\\s)?${CONDITION_EN}${END}${SUBJECT}`),
  pattern(
    `${START}(?:diagnosed with|treated for|i smoke|i am a smoker|i['’]m a smoker|my blood (?:sugar|pressure) is)${END}`,
  ),
  pattern(
    `${START}(?:tengo|tuve|tiene|tuvo|tenemos|padezco|padece|sufro|sufre|soy|es|estoy|est[aá]|tomo|toma|me diagnosticaron|le diagnosticaron)\\s+${WITHIN}${CONDITION_ES}${END}`,
  ),
  pattern(`${START}mi\\s+(?:\\p{L}+\\s)?${CONDITION_ES}${END}`),
  pattern(`${START}(?:diagnosticad[oa] (?:con|de)|me diagnosticaron|fumo|soy fumador\\w*)${END}`),
  pattern(
    `${START}(?:j['’]ai|j['’]ai eu|il a|elle a|(?:mon|ma) \\p{L}+ (?:a|est)|nous avons|je suis|elle est|il est|je souffre|il souffre|elle souffre|je prends)\\s+${WITHIN}${CONDITION_FR}${END}`,
  ),
  pattern(`${START}(?:mon|ma)\\s+${CONDITION_FR}${END}`),
  pattern(
    `${START}(?:diagnostiqu[eé]\\w*|atteinte? d[eu’'][^.?!]{0,20}${CONDITION_FR}|je fume|je suis fumeu(?:r|se))${END}`,
  ),
  pattern(
    `${START}(?:ich|er|sie|wir|(?:mein|meine|unser|unsere) \\p{L}+)\\s+(?:habe?|hat|hatte|haben|bin|ist|war|leide|leidet|nehme|nimmt|bekam|bekomme|spritze)\\s+${WITHIN}${CONDITION_DE}${END}`,
  ),
  pattern(`${START}(?:mein|meine|meinem|meinen|meiner)\\s+${CONDITION_DE}${END}`),
  pattern(`${START}(?:diagnostiziert|ich rauche|ich bin raucher(?:in)?)${END}`),
  pattern(
    `(?:我|他|她|我们|我的?(?:妻子|丈夫|老公|老婆|爸爸|妈妈|父亲|母亲|儿子|女儿|孩子|太太|先生))[^。？！?]{0,6}(?:有|得了|得过|患有?|患了|确诊|正在|已经|查出)[^。？！?]{0,6}${CONDITION_ZH}(?!保险|症保险|险)`,
  ),
  pattern(`(?:我|她|妻子|老婆|太太|女儿)[^。？！?]{0,4}(?:怀孕|在化疗|在透析)`),
  pattern('(?:我|他|她)[^。？！?]{0,3}(?:抽烟|吸烟|服用|吃降压药|打胰岛素)'),
];

// Suppositions: "what if I get cancer", "Was ist, wenn ich krank werde".
const SUPPOSED =
  /(?:^|[.?!;,\n]\s*|\b)(?:if|in case|what if|whether|suppose|when|si|cuando|au cas o[uù]|quand|falls|wenn)\s+[^.?!;\n]*/giu;
const SUPPOSED_ZH = /(?:如果|万一|要是|假如|一旦)[^。？！?\n]*/gu;

// An existing coverage: a product with the name of an illness.
const PRODUCT =
  /(?:seguro|p[oó]liza|assurance|contrat)s?\s+(?:de\s+|contra\s+(?:el\s+)?|para\s+(?:el\s+)?|contre\s+le\s+)?(?:c[aá]ncer|discapacidad)|(?:cancer|critical illness|disability|health)\s+(?:insurance|policy|coverage|plan)s?|癌症保[险单]/giu;

/** Returns whether a message seems to contain details about health, medicines, a pregnancy or tobacco use. */
export const hasHealthDetails = (text: string): boolean => {
  const plain = text
    .normalize('NFC')
    .replaceAll(PRODUCT, '#')
    .replaceAll(SUPPOSED, ' ')
    .replaceAll(SUPPOSED_ZH, ' ');
  return PATTERNS.some((each) => each.test(plain));
};
