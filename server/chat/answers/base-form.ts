import type {Language} from '../../../contract/language.ts';

// Irregular forms of the verbs and nouns that people use about insurance, and the short forms of text messages; the first word of a line is
// the form that the others become. Regular endings are cut by the stemmer.
const FORMS: Readonly<Record<Language, string>> = {
  en: `lose lost losing loses loosing
    pay paid paying pays
    break broke broken
    not dont didnt doesnt havent hasnt isnt arent wasnt wont cannot cant couldnt wouldnt never nvr
    die died dies dying dead
    buy bought
    quit quitting
    child children childs
    insurance insurence insurace insurnace
    wife spouse
    you u ya yall
    your ur
    appointment appt
    pregnant preggo`,
  es: `perder perdi perdio pierdo pierde pierden perdimos perdido
    pagar pague pago paga pagan pagamos
    morir murio muero muera muere muerto fallecio fallecer
    cumplir cumple cumplo cumplio cumpla
    cobrar cobran cobra cobro
    poder puedo puede pueden podemos
    cubrir cubre cubren cubierto cubierta cubra
    mudar mudo mude mudamos mudarme
    seguro seguros aseguranza aseguransa aseguransas aseguranzas
    nacer nacio nace nacido`,
  fr: `perdre perdu perd perds perdons
    payer paye paie paies paient
    mourir meurs meurt mort morte deces decede
    enfant gosse gosses mome momes
    boulot taf job
    couvrir couvert couverte couverts couvre
    naitre naissance nee`,
  de: `verlieren verlor verloren verliere verliert
    zahlen zahl zahle zahlt gezahlt bezahlen bezahle bezahlt
    sterben sterbe stirbt gestorben tod
    bekommen bekomme bekommt kriege kriegt kriegen krieg
    ziehen ziehe zieht gezogen umgezogen umziehen umzug
    nichts nix
    brechen gebrochen breche bricht
    versicherung versicherungen versichern versichert
    arzt arzte arztin doktor`,
  zh: '',
};

const BASES = new Map(
  Object.entries(FORMS).map(([lang, text]) => [
    lang,
    new Map(
      text.split('\n').flatMap((line) => {
        const [base = '', ...others] = line.trim().split(' ');
        return others.map((form) => [form, base] as const);
      }),
    ),
  ]),
);

/** Returns the base form of an irregular form in lower case without accents, or the word itself. */
export const baseForm = (word: string, lang: Language): string => BASES.get(lang)?.get(word) ?? word;
