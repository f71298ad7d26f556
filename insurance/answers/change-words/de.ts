import type {ChangeWords} from './change-words.ts';

/** German. Without accents "ä" is "a". */
export const german: ChangeWords = {
  rewrites: [
    [/\bnicht mehr (kranken)?versichert\b/g, 'versicherung verloren'],
    [/\b(nicht (be)?zahl(t|en|te)|nicht bezahlt|zahlungsverzug)\b/g, 'selbst gekündigt'],
  ],
  doubt:
    /\?|\b(nicht|keine?[nmrs]?|nie|niemals|falls|wenn|vielleicht|eventuell|mochten?|fast|uberlegen?|suchen?|nachbar(in|n)?|freund(in|e)?|cousine?|bruder|schwester|neffe|nichte|enkel(in)?|chef(in)?|hund|katze|kater|haustier|hochzeitstag|(versicherung|tarif|plan) (behalten?|bleibt)|fitnessstudio|zeitung|abo)\b|(auto|haftpflicht|reise|hausrat|lebens|zahn|handy|kfz|tier|sach)-?versicherung|\bhaftpflicht|\b(eltern|vater|mutter|arzt|buro) (ist|sind|hat|haben) (?!.*storben)/,
  kinds: {
    'not-a-trigger':
      /\b(selbst gekundigt|haben? ((ich|meine|unsere|die|den|meinen|mein) ){0,2}(kranken)?(versicherung|plan|tarif|cobra) gekundigt)\b|\bfreiwillig/,
    'medicaid-loss':
      /\b(medicaid ((ist|wurde|wird|habe|ich|mir) ){0,2}(verloren|endet|ausgelaufen|beendet|gestrichen|abgelaufen|bis|weg)|(verlust|ende) (von |des )?medicaid)\b/,
    'turning-26': /\b(26 (jahre alt|geworden)|26\. geburtstag)\b|\b(wurde|wird|werde) 26\b(?!\.)/,
    'turning-65': /\b(65 (jahre alt|geworden)|65\. geburtstag)\b|\b(wurde|wird|werde) 65\b(?!\.)/,
    birth:
      /\b(geburt|(wurde|wurden|ist|sind) geboren|(baby|kind|tochter|sohn|zwillinge) bekommen|(baby|kind|tochter|sohn) (adoptiert|ist da))\b|^adoption$|^(neues )?baby$/,
    abuse: /(gewalttatig\w*|hauslicher gewalt) .{0,12}(verlassen|geflohen)/,
    'new-status': /\bgreen ?card (erhalten|bekommen)|\beingeburgert/,
    divorce: /\b(scheidung|geschieden|(leben|haben uns) getrennt|scheiden lassen)\b/,
    marriage: /\b(geheiratet|hochzeit|heirat(en|e)?|eheschliessung)\b/,
    death:
      /\b((frau|mann|ehemann|ehefrau|partner|partnerin|mutter|vater|kind|sohn|tochter).{0,32} (starb|(ge|ver)storben)|tod (mein|unser)e[rs] (?!hund|kat|haus)\w+|verwitwet|todesfall)\b/,
    'coverage-loss':
      /(\b|kranken)(versicherung|versicherungsschutz|deckung|schutz|tricare) ((habe|ich|ist) ){0,2}(verloren|weg)\b|\b(verlorener (versicherungs)?schutz|verlust (der|des|meiner|meines) (kranken)?versicherung\w*|cobra ((ist|lauft|bald) ){0,2}(ausgelaufen|aus|endet|abgelaufen|bis|vorbei)|(plan|tarif) (wird|wurde) (vom versicherer )?eingestellt)\b/,
    release: /\b(aus der haft|haftentlassung|aus dem gefangnis)\b/,
    'job-loss':
      /(\b(meine|meinen|mein|unsere|seine|ihre)|^) ?(stelle|arbeit|job|arbeitsplatz|arbeitsstelle) verloren\b|\b((mir|uns) wurde gekundigt|wurde (entlassen|gekundigt)|werde (ich )?((im|am|zum) \S+ (\S+ )?)?entlassen|arbeitslos|(job|stelle) gekundigt)\b/,
    'coverage-end':
      /(\b|kranken)(versicherung|versicherungsschutz|deckung|schutz) ((ist|lauft|bald|wird|wurde) ){0,3}(aus|ab|endet|ausgelaufen|abgelaufen|beendet)\b/,
    move: /\b(umzug|umgezogen|(sind|bin) (nach|in) [a-z .-]{2,30} gezogen|neue adresse|ziehen? um|ziehen? ([a-z0-9.]{1,12} ){0,4}nach [a-z]|(werden?|wird|will|wollen) [a-z0-9 ,.-]{0,60}umziehen)/,
    retirement: /\b((in|im) (den )?(rente|ruhestand)|pensioniert|renteneintritt)\b|\bbin rentner|^rente$/,
    income:
      /\b((einkommen|gehalt|lohn) ((ist|hat|sich|wurde|wird) ){0,2}(gesunken|gestiegen|geandert|erhoht|gekurzt|sinkt|steigt|weniger|mehr)|(gehalts|lohn)(erhohung|kurzung)|(mehr|weniger) (einkommen|gehalt|lohn))\b/,
    'new-job':
      /\b(neue[rn]? (job|arbeit|stelle|arbeitgeber|arbeitsstelle|arbeitsplatz)|(arbeitgeber|stelle|job) gewechselt|jobwechsel|(arbeit|job|stelle) (gefunden|angefangen|begonnen))\b/,
    renewal:
      /(\b(ambetter|oscar|molina|plan|tarif|vertrag|marketplace)|versicherung) ((wird|sich|automatisch) ){0,3}(verlanger|erneuer)/,
  },
};
