// Questions what care costs without insurance words: no page has prices of care, and words such as "cost" lead to premiums.
const CARE_PRICES = [
  /\b(?:how much (?:does|is|are|do|would|for)|price of|cost of|costs? for)\b.{0,30}\b(?:doctors?'?s? (?:visit|appointment)|visit|consultation|check-?up|ambulance|x-?ray|mri|surgery|crown|filling|root canal|cleaning|ultrasound|blood (?:test|work)|glasses|hearing aids?|er|emergency room|delivery|birth)\b/iu,
  /(?:cu[aá]nto (?:cuesta|sale|cobran|vale)|precio de).{0,30}(?<!\p{L})(?:consulta|dentista|ambulancia|cirug[ií]a|operaci[oó]n|radiograf[ií]a|ultrasonido|an[aá]lisis|lentes|parto|emergencias?|corona|limpieza)(?!\p{L})/iu,
  /(?:combien (?:ça |ca )?co[uû]te\w*|(?:quel est le )?prix d).{0,30}(?<!\p{L})(?:consultation|dentiste|ambulance|op[eé]ration|radio\w*|[eé]chographie|analyses?|lunettes|accouchement|urgences|couronne|d[eé]tartrage)(?!\p{L})/iu,
  /(?:was kostet|wie teuer|wie ?viel kostet|preis f[uü]r).{0,30}(?:arztbesuch|sprechstunde|zahnarzt|krankenwagen|rettungswagen|operation|r[oö]ntgen\w*|ultraschall|blutbild|brille|h[oö]rger[aä]te?|geburt|notaufnahme|krone)/iu,
  /(?:救护车|救護車|看牙|拔牙|洗牙|手术|手術|拍片|体检|體檢|验血|驗血|眼镜|眼鏡|急诊|急診|看一次病|看一次医生).{0,6}(?:多少钱|多少錢|贵吗|貴嗎|价格|價格)/u,
];
// Insured people pay a copay or their share, which the pages explain.
const INSURED =
  /\b(?:with (?:a |my |your |the )?(?:plan|insurance|silver|bronze|gold)|copay|coinsurance|deductible|con (?:mi |el |su )?(?:plan|seguro)|copago|deducible|avec (?:mon |ma |l['’])?(?:plan|assurance|mutuelle)|mit (?:meinem |meiner |der )?(?:tarif|versicherung)|zuzahlung)|有保险|有保險|自付额|共付/iu;

/** Returns whether a question is what care costs, apart from what an insured person pays. */
export const asksForCarePrice = (question: string): boolean =>
  !INSURED.test(question) && CARE_PRICES.some((pattern) => pattern.test(question));
