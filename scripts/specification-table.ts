import {type DecisionId, decisions} from '../docs/specification/decisions.ts';
import {later, behaviors, type Behavior} from '../docs/specification/behaviors.ts';
import type {SpecificationTest} from './playwright-report.ts';

const sections: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalog',
  9: 'Business constants and limits',
};

const sectionOf = (id: string): string => id.slice(1, id.indexOf('-'));

const cell = (text: string): string => text.replaceAll('|', '\\|');

const parts = (behavior: Behavior): {says: string; reading: DecisionId | undefined} =>
  typeof behavior === 'string'
    ? {says: behavior, reading: undefined}
    : {says: behavior[0], reading: behavior[1]};

/** Lists the tests of a behavior; tests that differ only in their language are one entry. */
const namesOf = (tests: readonly SpecificationTest[]): readonly string[] => {
  const languages = new Map<string, string[]>();
  for (const {file, title} of tests) {
    const [, language, name = title] = /^([a-z]{2}): (.*)$/u.exec(title) ?? [];
    const short = file.split('/').at(-1)?.replace('.e2e.test.ts', '') ?? file;
    const key = `[${short}](../${file}): ${name}`;
    languages.set(key, [...(languages.get(key) ?? []), ...(language ? [language] : [])]);
  }
  return [...languages].map(([name, spoken]) =>
    spoken.length > 0 ? `${name} (${spoken.join(', ')})` : name,
  );
};

const row = (id: string, behavior: Behavior, tests: readonly SpecificationTest[]): string => {
  const {says, reading} = parts(behavior);
  const names = namesOf(tests.filter(({ids}) => ids.includes(id)));
  const decision = reading ? `[${reading}](#${reading})` : '';
  return `| \`${id}\` | ${cell(says)} | ${decision} | ${names.map(cell).join('<br>')} |`;
};

/** Writes docs/specification.md: every behavior, its decision, and the tests that show it. */
export const specificationTable = (tests: readonly SpecificationTest[]): string => {
  const entries = Object.entries<Behavior>(behaviors);
  const lines = [
    '# The specification, and the test that shows each behavior',
    '',
    '<!-- Written by scripts/specification.ts out of docs/specification/ and the tests. Do not edit. -->',
    '',
    `${entries.length} behaviors, shown by ${tests.length} tests that drive the served product in a browser`,
    '(`npm exec -- playwright test host/e2e/specification`). Where a decision changes the literal reading, the behavior is the',
    'decision’s and its name stands beside it. `npm exec -- node scripts/breakages.ts` breaks the product on purpose and shows',
    'that the tests then fail.',
    '',
  ];
  for (const [number, title] of Object.entries(sections)) {
    lines.push(
      `## ${number}. ${title}`,
      '',
      '| Behavior | What it says | Decision | Shown by |',
      '|---|---|---|---|',
    );
    for (const [id, behavior] of entries) if (sectionOf(id) === number) lines.push(row(id, behavior, tests));
    lines.push('');
  }
  lines.push('## Comes later', '');
  for (const [id, behavior] of Object.entries<Behavior>(later))
    lines.push(`- \`${id}\`: ${parts(behavior).says}`);
  lines.push('', '## Decisions', '');
  for (const [id, says] of Object.entries(decisions)) lines.push(`- <a id="${id}"></a>**${id}**: ${says}`);
  return `${lines.join('\n')}\n`;
};
