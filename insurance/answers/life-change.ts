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

// In this order: "lost Medicaid" is more than a loss of coverage, and what was dropped is less.
const patterns: readonly (readonly [LifeChangeKind, RegExp])[] = [
  [
    'not-a-trigger',
    /non-?payment|did ?n.t pay|stopped paying|voluntar|falta de pago|no pagu|dej[eé] de pagar|impay|non-paiement|nicht (?:be)?zahl|未付|没付|自愿/i,
  ],
  ['medicaid-loss', /medicaid|\bchip\b/i],
  ['turning-26', /\b26\b|veintis[eé]is|vingt-six|sechsundzwanzig/i],
  [
    'birth',
    /birth|born|baby|newborn|adopt|foster|nac(?:i[oó]|imiento)|beb[eé]|naissance|\bn[eé]e?\b|geburt|geboren|出生|宝宝|孩子|领养|收养/i,
  ],
  ['divorce', /divorc|separat|separac|s[eé]par|scheid|getrennt|离婚|分居/i],
  ['marriage', /marri|wedding|spouse|casad|cas[eé]|matrimonio|boda|mari(?:age|é)|heirat|hochzeit|结婚/i],
  [
    'death',
    /death|died|passed away|widow|muert|falleci|viud|d[eé]c[eè]s|d[eé]c[eé]d|veu[fv]|tod\b|gestorben|verstorben|witwe|去世|死亡|过世/i,
  ],
  [
    'coverage-loss',
    /los(?:t|s|ing) .{0,80}(?:job|coverage|insurance|work)|(?:coverage|insurance|cobra|plan).{0,80}(?:end|expir|cancel|terminat)|laid off|layoff|quit|left (?:my|the) job|perd[ií].{0,80}(?:trabajo|empleo|seguro|cobertura)|despid|perte|perdu|licenci|verl(?:or|ust|ier)|gekündigt|entlassen|失业|失去|下岗|终止|到期/i,
  ],
  ['release', /incarcerat|prison|jail|c[aá]rcel|prisi[oó]n|gef[aä]ngnis|haft|出狱/i],
  [
    'move',
    /\bmov(?:e|ed|ing)\b|relocat|new address|mud(?:[eé]|anza|ado)|d[eé]m[eé]nag|umzug|umgezogen|搬家|迁居/i,
  ],
  ['retirement', /retir|jubil|retraite|ruhestand|rente|退休/i],
  ['income', /income|salary|raise|ingreso|sueldo|salario|revenu|salaire|einkommen|gehalt|收入|工资|加薪/i],
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
