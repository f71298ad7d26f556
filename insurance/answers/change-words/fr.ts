import type {ChangeWords} from './change-words.ts';

/** French. */
export const french: ChangeWords = {
  rewrites: [
    [
      /\b(?:je |nous )?n'(?:ai|avons|a) plus (?:d'|ma |mon |notre |de )?(?:assurance|couverture|mutuelle)/g,
      "j'ai perdu mon assurance",
    ],
    [/\b(?:non-?paiement|n'ai pas payé|arrêté de payer|impayés?)/g, "j'ai résilié mon assurance"],
    // Without accents "né" would be the negation.
    [/(?<!\p{L})née?s?(?!\p{L})(?! (?:le|en) )/gu, 'naissance'],
  ],
  doubt:
    /\?|\bn'|\b(?:ne|pas|jamais|si|peut-etre|voudrais|voulons|pense|pensons|pourrait|presque|cherche|voisine?|amie?s?|cousine?|soeur|frere|neveu|niece|patron|petit-fils|petite-fille|chien|chienne|chat|chatte|anniversaire|abonnement)\b|salle de sport|assurance (?:auto|voiture|vie|habitation|voyage|dentaire|moto)/,
  kinds: {
    'not-a-trigger':
      /\b(?:resilie|annule|abandonne|arrete) (?:(?:mon|ma|notre|le|la) )?(?:l'|contrat d')?(?:assurance|couverture|mutuelle|plan|cobra)\b|\bvolontaire/,
    'medicaid-loss':
      /\b(?:perdu|perte de|perte du|fin de|fin du) (?:(?:mon|ma|le|la|notre) )?(?:medicaid|c-h-i-p)\b|\bmedicaid (?:(?:a|est|s'est|va|ete|m'a) ){0,2}(?:pris fin|prend fin|fini|termine|expire|arrete|s'arrete|jusqu|coupe)/,
    'turning-26': /\b(?:eu|a|aura|fete|atteint|fait) (?:ses |mes )?26 ans\b/,
    'turning-65': /\b(?:eu|ai|a|aura|aurai|fete|atteint|fait) (?:ses |mes )?65 ans\b/,
    birth:
      /(?<!(?:date|acte|lieu|controle|certificat) (?:de |des ))\bnaissance\b|\baccouche\b|\b(?:eu|avons|ai) (?:un|une|notre) (?:bebe|enfant|fille|fils)\b|\badopte (?:un|une|notre) (?:bebe|enfant|fille|fils)\b|^(?:une )?adoption$|^(?:un |nouveau )?bebe$/,
    divorce:
      /\bdivorcee?s?\b|\bnous sommes separes\b|\bme suis separee?\b|\bseparation (?:legale|de corps)\b/,
    marriage: /\bmariage\b|\b(?:suis|sommes|sont) mariee?s?\b|\bmariee?s? (?:en|le|depuis peu)\b|^mariee?s?$/,
    death:
      /\b(?:mari|femme|epoux|epouse|conjointe?|mere|pere|enfant|fils|fille) (?:est |vient d'etre )?(?:decedee?|morte?)\b|\bdeces\b|\b(?:suis|devenue?) (?:veuf|veuve)\b/,
    'coverage-loss':
      /\b(?:perdu|perte de|perds) (?:(?:mon|ma|notre|la|de|emploi|et|travail) ){0,6}(?:l')?(?:assurance|couverture|mutuelle)\b|\bcouverture perdue\b|\bperte d'assurance\b|\bfin de (?:la |ma |mon )?cobra\b|\bcobra (?:(?:a|est) ){0,2}(?:pris fin|expire|termine|jusqu|fini)|\b(?:plan|contrat) (?:est |sera )?supprime/,
    release: /\b(?:sorti|sortie|liberee?) de (?:la )?prison\b/,
    'job-loss':
      /\b(?:perdu|perds|perte de) (?:(?:mon|ma|un|l') ?)?(?:emploi|travail|poste|boulot)\b|\bperte d'emploi\b|^(?:au )?chomage$|\blicencie(?:e|ment)?\b|\bau chomage\b|\bdemission/,
    'coverage-end':
      /\b(?:assurance|couverture|mutuelle) (?:(?:sante|maladie|va|a|est|bientot) ){0,3}(?:expire|prend fin|pris fin|prendre fin|se termine|s'arrete|terminee|finie)\b/,
    move: /\bdemenag|\bnouvelle adresse\b|\bchange d'adresse\b/,
    retirement:
      /\b(?:pris|prends|prend|a) (?:ma|sa|la) retraite\b|^(?:depart (?:a|en) la )?retraite$|\bdepart a la retraite\b/,
    income:
      /\b(?:revenus?|salaire) (?:(?:a|ont|va|est|sont) ){0,2}(?:augment|baiss|chang|diminu|plus|moins)|\b(?:augmentation|baisse|changement|diminution) (?:de |du |des |d')(?:(?:mon|mes) )?(?:revenus?|salaire)\b/,
    'new-job':
      /\bnouve(?:l|au|lle) (?:emploi|travail|poste|job|boulot|employeur)\b|\bcommence (?:(?:un|mon) )?(?:travail|emploi|poste|a travailler)\b|\bembauchee?\b|\bchangement (?:d'emploi|de travail|d'employeur)\b|\bchange (?:d'emploi|de travail|d'employeur)\b|\btrouve (?:(?:un|du) )?(?:travail|emploi)\b/,
    renewal:
      /\b(?:contrat|assurance|ambetter|oscar|molina|marketplace|couverture|plan) (?:(?:est|sera|a|ete|se) ){0,2}renouvel|\bcontrat \w{3,20} (?:(?:est|sera|a|ete|se) ){0,2}renouvel/,
  },
};
