import {findDay} from './find-day.ts';
import {isDay} from '../calendar/day.ts';
import type {Day} from '../calendar/day.ts';

/** What happened, as far as the text says. `not-a-trigger`: dropped by choice or for not paying. */
export type LifeChangeKind =
  | 'medicaid-loss'
  | 'not-a-trigger'
  | 'coverage-loss'
  | 'marriage'
  | 'birth'
  | 'divorce'
  | 'death'
  | 'turning-26'
  | 'move'
  | 'income'
  | 'retirement'
  | 'release'
  | 'other';

/** One change in a visitor's life. An undated one means: act now. */
export type LifeChange = {readonly text: string; readonly kind: LifeChangeKind; readonly day: Day | null};

// In this order: "lost Medicaid" is more than a loss of coverage, and what was dropped is less. Words are as narrow as they
// can be, for a day (the 26th), a "separate" policy or French "ne" must not pass for a change.
const patterns: readonly (readonly [LifeChangeKind, RegExp])[] = [
  [
    'not-a-trigger',
    /non-?payment|did ?n.t pay|stopped paying|voluntar|dropped (?:my|our|the) (?:plan|coverage|insurance)|falta de pago|no pagu|dej[eé] de pagar|impay|non-paiement|nicht (?:be)?zahl|未付|没付|自愿/i,
  ],
  [
    'other',
    /(?:applied|approved|accepted|qualif|enrolled|now on|\bgot|recib|obtuv|obtenu|erhalten|获得).{0,40}(?:medicaid|\bchip\b)/i,
  ],
  ['medicaid-loss', /medicaid|\bchip\b/i],
  [
    'turning-26',
    /(?:turn|aged?\b|cumpl|eu\b|wird|wurde|满)\D{0,12}26\b|\b26\s*(?:years? old|años|ans\b|jahre|岁)|26th birthday|veintis[eé]is|vingt-six|sechsundzwanzig/i,
  ],
  [
    'birth',
    /birth(?!day)|\bborn\b|baby|adopt|foster|nacimiento|naci[oó]|beb[eé]|naissance|accouch|(?<!\p{L})née?(?!\p{L})|geburt(?!stag)|geboren|出生|宝宝|生孩子|新生儿|领养|收养/iu,
  ],
  ['divorce', /divorc|separated|separation|separaci|s[eé]par[eé]|scheidung|geschieden|getrennt|离婚|分居/i],
  [
    'marriage',
    /\bmarri|wedding|\bme cas|nos casa|\bcasad[oa]|casamiento|matrimonio|\bboda|mariage|\bmarié|geheiratet|heirat|hochzeit|结婚/i,
  ],
  [
    'death',
    /\bdeath|\bdied|passed away|\bwidow|muert|muri[oó]|falleci|\bviud|d[eé]c[eè]s|d[eé]c[eé]d|\bveu(?:f|ve)\b|\btod\b|gestorben|verstorben|witwe|去世|死亡|过世/i,
  ],
  [
    'coverage-loss',
    /los(?:t|s|ing) .{0,80}(?:job|coverage|insurance|work)|(?:coverage|insurance|cobra|plan).{0,80}(?:end|expir|cancel|terminat)|laid off|layoff|\bquit\b|left (?:my|the) job|perd[ií].{0,80}(?:trabajo|empleo|seguro|cobertura)|despid|\bperte|\bperdu|licenci|verl(?:or|ust|ier)|gekündigt|entlassen|失业|失去|下岗|终止|到期/i,
  ],
  ['release', /incarcerat|\bprison|\bjail|c[aá]rcel|prisi[oó]n|gef[aä]ngnis|\bhaft\b|出狱/i],
  [
    'move',
    /\bmov(?:e|ed|ing)\b|relocat|new address|mud(?:[eé]|anza|ado|amos)|d[eé]m[eé]nag|umzug|umgezogen|搬家|迁居/i,
  ],
  ['retirement', /\bretir(?:e|ed|ing|ement|o)\b|jubil|retraite|ruhestand|\brente\b|退休/i],
  [
    'income',
    /income|salary|\braise\b|ingreso|sueldo|salario|revenu|salaire|einkommen|gehalt|收入|工资|加薪/i,
  ],
];

/** What kind of change a text tells of, in any of the five languages; `other` when it cannot be told. */
export const lifeChangeKind = (text: string): LifeChangeKind =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** Reads one change. A day given beside the text counts before one inside it. */
export const readLifeChange = (text: string, day: unknown, lang = 'en'): LifeChange => ({
  text: text.trim(),
  kind: lifeChangeKind(text),
  day: isDay(day) ? day : findDay(text, lang),
});

/** A change as the questionnaire sends it. */
export type SentLifeChange = string | {readonly change: string; readonly date?: string | undefined};

/** Reads all changes and drops the blank ones. */
export const readLifeChanges = (sent: readonly SentLifeChange[], lang = 'en'): readonly LifeChange[] =>
  sent
    .map((one) => (typeof one === 'string' ? {change: one, date: undefined} : one))
    .filter(({change}) => change.trim() !== '')
    .map(({change, date}) => readLifeChange(change, date, lang));
