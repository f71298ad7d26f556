import type {ChangeWords} from './change-words.ts';

/** German. Without accents "ä" is "a". */
export const german: ChangeWords = {
  rewrites: [
    [/\bnicht mehr (?:kranken)?versichert\b/g, 'versicherung verloren'],
    [/\b(?:nicht (?:be)?zahl(?:t|en|te)|nicht bezahlt|zahlungsverzug)\b/g, 'selbst gekündigt'],
  ],
  doubt:
    /\?|\b(?:nicht|keine?[nmrs]?|nie|niemals|falls|wenn|vielleicht|eventuell|mochten?|fast|uberlegen?|suchen?|nachbar(?:in|n)?|freund(?:in|e)?|cousine?|bruder|schwester|neffe|nichte|enkel(?:in)?|chef(?:in)?|hund|katze|kater|haustier|hochzeitstag|fitnessstudio|zeitung|abo)\b|(?:auto|haftpflicht|reise|hausrat|lebens|zahn|handy|kfz|tier|sach)-?versicherung|\bhaftpflicht/,
  kinds: {
    'not-a-trigger':
      /\bselbst gekundigt\b|\bfreiwillig|\bhaben? (?:(?:ich|meine|unsere|die|den|meinen|mein) ){0,2}(?:kranken)?(?:versicherung|plan|tarif|cobra) gekundigt\b/,
    'medicaid-loss':
      /\bmedicaid (?:(?:ist|wurde|wird|habe|ich|mir) ){0,2}(?:verloren|endet|ausgelaufen|beendet|gestrichen|abgelaufen|bis|weg)\b|\b(?:verlust|ende) (?:von |des )?medicaid\b/,
    'turning-26': /\b26 (?:jahre alt|geworden)\b|\b(?:wurde|wird|werde) 26\b(?!\.)|\b26\. geburtstag\b/,
    'turning-65': /\b65 (?:jahre alt|geworden)\b|\b(?:wurde|wird|werde) 65\b(?!\.)|\b65\. geburtstag\b/,
    birth:
      /\bgeburt\b|\b(?:wurde|wurden|ist|sind) geboren\b|\b(?:baby|kind|tochter|sohn|zwillinge) bekommen\b|\b(?:baby|kind|tochter|sohn) (?:adoptiert|ist da)\b|^adoption$|^(?:neues )?baby$/,
    divorce: /\bscheidung\b|\bgeschieden\b|\b(?:leben|haben uns) getrennt\b|\bscheiden lassen\b/,
    marriage: /\bgeheiratet\b|\bhochzeit\b|\bheirat(?:en|e)?\b|\beheschliessung\b/,
    death:
      /\b(?:frau|mann|ehemann|ehefrau|partner|partnerin|mutter|vater|kind|sohn|tochter) (?:ist )?(?:gestorben|verstorben)\b|\btod (?:meine[rs]|unsere[rs]) (?:mannes|frau|ehemannes|partners|partnerin|mutter|vaters|kindes)\b|\bverwitwet\b|\btodesfall\b/,
    'coverage-loss':
      /(?:\b|kranken)(?:versicherung|versicherungsschutz|deckung|schutz) (?:(?:habe|ich|ist) ){0,2}(?:verloren|weg)\b|\bverlorener (?:versicherungs)?schutz\b|\bverlust (?:der|des|meiner|meines) (?:krankenversicherung|versicherung|versicherungsschutzes)\b|\bcobra (?:(?:ist|lauft|bald) ){0,2}(?:ausgelaufen|aus|endet|abgelaufen|bis|vorbei)\b|\b(?:plan|tarif) (?:wird|wurde) (?:vom versicherer )?eingestellt\b/,
    release: /\baus der haft\b|\bhaftentlassung\b|\baus dem gefangnis\b/,
    'job-loss':
      /(?:\b(?:meine|meinen|mein|unsere|seine|ihre)|^) ?(?:stelle|arbeit|job|arbeitsplatz|arbeitsstelle) verloren\b|\b(?:mir|uns) wurde gekundigt\b|\bwurde (?:entlassen|gekundigt)\b|\barbeitslos\b|\b(?:job|stelle) gekundigt\b/,
    'coverage-end':
      /(?:\b|kranken)(?:versicherung|versicherungsschutz|deckung|schutz) (?:(?:ist|lauft|bald|wird|wurde) ){0,3}(?:aus|ab|endet|ausgelaufen|abgelaufen|beendet)\b/,
    move: /\bumzug\b|\bumgezogen\b|\b(?:sind|bin) (?:nach|in) [a-z .-]{2,30} gezogen\b|\bneue adresse\b|\bziehen? um\b/,
    retirement: /\b(?:in|im) (?:rente|ruhestand)\b|\bbin rentner|^rente$|\bpensioniert\b/,
    income:
      /\b(?:einkommen|gehalt|lohn) (?:(?:ist|hat|sich|wurde|wird) ){0,2}(?:gesunken|gestiegen|geandert|erhoht|gekurzt|sinkt|steigt|weniger|mehr)\b|\b(?:gehalts|lohn)(?:erhohung|kurzung)\b|\b(?:mehr|weniger) (?:einkommen|gehalt|lohn)\b/,
    'new-job':
      /\bneue[rn]? (?:job|arbeit|stelle|arbeitgeber|arbeitsstelle|arbeitsplatz)\b|\b(?:arbeitgeber|stelle|job) gewechselt\b|\bjobwechsel\b|\b(?:arbeit|job|stelle) (?:gefunden|angefangen|begonnen)\b/,
    renewal:
      /(?:\b(?:ambetter|oscar|molina|plan|tarif|vertrag|marketplace)|versicherung) (?:(?:wird|sich|automatisch) ){0,3}(?:verlanger|erneuer)/,
  },
};
