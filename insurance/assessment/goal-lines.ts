/** The services of the service cards. */
const serviceLines = ['health', 'cancer', 'life', 'medicare', 'retirement', 'disability', 'notary'] as const;

/** A service of the agency, as the contract names the kinds of insurance. */
export type ServiceLine = (typeof serviceLines)[number];

const patterns: readonly (readonly [ServiceLine, RegExp])[] = [
  [
    'health',
    /health|doctor|premium|deductible|marketplace|obamacare|\baca\b|salud|m[eé]dic[oa]s?\b|sant[eé]|gesundheit|krank|健康|(?<!联邦)医疗|保费|prenatal|pregnan|maternity|embaraz|grossesse|schwanger|怀孕|产检/i,
  ],
  ['cancer', /cancer|critical|c[aá]ncer|cr[ií]tica|krebs|schwere|癌|重疾/i],
  ['life', /\blife\b|family protect|protect my family|\bvida\b|\bvie\b|lebensv|absicher|寿险|人寿|保护家/i],
  [
    'medicare',
    // An age alone is not a goal: 65 may be dollars, percent or a house number.
    /medicare|联邦医疗|\b(?:turn(?:s|ing)?|cumpl\w*|(?:fêter|fête|avoir|aurai|mes|mis)|werde)\b(?:\s\p{L}+){0,2}\s65\b|满\s*65/iu,
  ],
  ['retirement', /retir|pension|401|\bira\b|jubil|retraite|ruhestand|altersvor|rente|退休|养老/i],
  ['disability', /disab|income protect|discapacidad|incapacidad|invalidit|berufsunf|erwerbsunf|残疾|失能/i],
  ['notary', /notar|公证/i],
];

/** Finds the services in a text of goals, in any of the five languages. */
export const goalLines = (goals: string): readonly ServiceLine[] =>
  patterns.filter(([, pattern]) => pattern.test(goals)).map(([line]) => line);
