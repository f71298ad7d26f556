import type {ChangeWords} from './change-words.ts';

/** French. */
export const french: ChangeWords = {
  rewrites: [
    [
      /\b(je |nous )?n'(ai|avons|a) plus (d'|ma |mon |notre |de )?(assurance|couverture|mutuelle)/g,
      "j'ai perdu mon assurance",
    ],
    [/\b(non-?paiement|n'ai pas payé|arrêté de payer|impayés?)/g, "j'ai résilié mon assurance"],
    // Without accents "né" would be the negation.
    [/(?<!\p{L})née?s?(?!\p{L})(?! (le|en) )/gu, 'naissance'],
  ],
  doubt:
    /\?|\bn'|\b(ne|pas|jamais|si|peut-etre|voudrais|voulons|pense|pensons|pourrait|presque|cherche|voisine?|amie?s?|cousine?|soeur|frere|neveu|niece|patron|garde (\w+ |l')?(assurance|couverture|mutuelle)|petit-fils|petite-fille|chien|chienne|chat|chatte|anniversaire|abonnement)\b|salle de sport|assurance (auto|voiture|vie|habitation|voyage|dentaire|moto)|\b(pere|mere|parents|medecin|bureau) (a|ont) /,
  kinds: {
    'not-a-trigger':
      /\b(resilie|annule|abandonne|arrete) ((mon|ma|notre|le|la) )?(l'|contrat d')?(assurance|couverture|mutuelle|plan|cobra)\b|\bvolontaire/,
    'medicaid-loss':
      /\b(perdu|perte de|perte du|fin de|fin du) ((mon|ma|le|la|notre) )?(medicaid|c-h-i-p)\b|\bmedicaid ((a|est|s'est|va|ete|m'a) ){0,2}(pris fin|prend fin|fini|termine|expire|arrete|s'arrete|jusqu|coupe)/,
    'turning-26': /\b(eu|a|aura|fete|atteint|fait) (ses |mes )?26 ans\b/,
    'turning-65': /\b(eu|ai|a|aura|aurai|fete|atteint|fait) (ses |mes )?65 ans\b/,
    birth:
      /(?<!(date|acte|lieu|controle|certificat) (de |des ))\bnaissance\b|\b(accouche|(eu|avons|ai) (un|une|notre) (bebe|enfant|fille|fils)|adopte (un|une|notre) (bebe|enfant|fille|fils))\b|^(une )?adoption$|^(un |nouveau )?bebe$/,
    abuse: /\b(quitte|fui) .{0,12}violen(t|ces conj)/,
    'new-status': /\b(devenue? (citoyen|americain)|recu ma (green card|carte verte)|naturalise)/,
    divorce: /\b(divorcee?s?|nous sommes separes|me suis separee?|separation (legale|de corps))\b/,
    marriage:
      /\b(mariage|(me marie|nous nous marions|on se marie)|(suis|sommes|sont) mariee?s?|mariee?s? (en|le|depuis peu))\b|^mariee?s?$/,
    death:
      /\b((mari|femme|epoux|epouse|conjointe?|mere|pere|enfant|fils|fille).{0,24} (decedee?|est morte?)|deces|(suis|devenue?) (veuf|veuve))\b/,
    'coverage-loss':
      /\b((perdu|perte de|perds) ((mon|ma|notre|la|de|emploi|et|travail) ){0,6}(l')?(assurance|couverture|mutuelle|tricare)|couverture perdue|perte d'assurance|fin de (la |ma |mon )?cobra)\b|\b(cobra ((a|est) ){0,2}(pris fin|expire|termine|jusqu|fini)|(plan|contrat) (est |sera )?supprime)/,
    release: /\b(sorti|sortie|liberee?) de (la )?prison\b/,
    'job-loss':
      /\b((perdu|perds|perte de) ((mon|ma|un|l') ?)?(emploi|travail|poste|boulot)|perte d'emploi|licencie(e|ment)?|(m'a|ete|fait) viree?|au chomage)\b|^(au )?chomage$|\bdemission/,
    'coverage-end':
      /\b(assurance|couverture|mutuelle) ((sante|maladie|va|a|est|bientot) ){0,3}(expire|prend fin|pris fin|prendre fin|se termine|s'arrete|terminee|finie)\b/,
    move: /\bdemenag|\b(nouvelle adresse|change d'adresse)\b/,
    retirement:
      /\b((pris|pren\w+|a) (ma|sa|notre|la) retraite|(pars?|part\w*|depart) en retraite)\b|^(depart (a|en) la )?retraite$/,
    income:
      /\b(revenus?|salaire) ((a|ont|va|est|sont) ){0,2}(augment|baiss|chang|diminu|plus|moins)|\b(augmentation|baisse|changement|diminution) (de |du |des |d')((mon|mes) )?(revenus?|salaire)\b/,
    'new-job':
      /\b(nouve(l|au|lle) (emploi|travail|poste|job|boulot|employeur)|commence ((un|mon) )?(travail|emploi|poste|a travailler)|embauchee?|changement (d'emploi|de travail|d'employeur)|change (d'emploi|de travail|d'employeur)|trouve ((un|du) )?(travail|emploi))\b/,
    renewal:
      /\b((contrat|assurance|ambetter|oscar|molina|marketplace|couverture|plan) ((est|sera|a|ete|se) ){0,2}renouvel|contrat \w{3,20} ((est|sera|a|ete|se) ){0,2}renouvel)/,
  },
};
