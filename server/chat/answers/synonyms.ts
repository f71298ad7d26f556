import type {Language} from '../../../contract/language.ts';
import {wordsOf} from './words.ts';

/** Words that visitors use with the same meaning, one group a line. A word may be in several groups. */
const GROUPS: Readonly<Record<Language, string>> = {
  en: `enroll sign register join apply
    deadline end last until late
    tax credit subsidy help assistance obamacare
    job employer work employment
    cost price charge fee pay money free
    sell share privacy data information answers private personal
    hours open close opening`,
  es: `inscribir inscripción apuntar registrar
    plazo fecha hasta último
    crédito subsidio ayuda obamacare
    trabajo empleo empleador
    costo cuesta cobran precio cuota gratis pagar
    vender datos información privacidad personal`,
  fr: `inscrire inscription souscrire
    date limite jusqu délai
    crédit subvention aide
    travail emploi employeur
    coût coûte prix payant gratuit frais tarif
    données vie privée informations personnelles
    téléphone joindre appeler`,
  de: `anmelden anmeldung einschreiben beantragen abschließen
    frist bis wann enden
    steuergutschrift zuschuss hilfe subvention
    job arbeit arbeitgeber stelle
    kostet kosten preis gebühr bezahlen kostenlos beratung
    daten verkaufen weitergeben datenschutz antworten`,
  zh: `报名 投保 注册 参保 登记
    截止 期限 最后
    税收抵免 补贴 补助
    失业 失去工作 离职
    收费 费用 价钱 免费
    个人信息 隐私 资料`,
};

/** Returns the synonyms of a word, including the word. */
export const synonymsIn = (lang: Language): ((word: string) => readonly string[]) => {
  const found = new Map<string, Set<string>>();
  for (const line of GROUPS[lang].split('\n')) {
    const group = [...new Set(wordsOf(line, lang))];
    for (const word of group) {
      const set = found.get(word) ?? new Set([word]);
      for (const other of group) set.add(other);
      found.set(word, set);
    }
  }
  return (word) => [...(found.get(word) ?? [word])];
};
