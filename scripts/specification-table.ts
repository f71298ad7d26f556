import {type DecisionId, decisions} from '../docs/specification/decisions.ts';
import type {Statement} from '../docs/specification/statement.ts';
import {later, statements} from '../docs/specification/statements.ts';
import type {SpecificationTest} from './playwright-report.ts';

const sections: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
};

const sectionOf = (id: string): string => id.slice(1, id.indexOf('-'));

const cell = (text: string): string => text.replaceAll('|', '\\|');

const parts = (statement: Statement): {says: string; reading: DecisionId | undefined} =>
  typeof statement === 'string'
    ? {says: statement, reading: undefined}
    : {says: statement[0], reading: statement[1]};

/** The tests of a statement, those that differ in their language alone as one. */
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

const row = (id: string, statement: Statement, tests: readonly SpecificationTest[]): string => {
  const {says, reading} = parts(statement);
  const names = namesOf(tests.filter(({ids}) => ids.includes(id)));
  const decision = reading ? `[${reading}](#${reading})` : '';
  return `| \`${id}\` | ${cell(says)} | ${decision} | ${names.map(cell).join('<br>')} |`;
};

/** docs/specification.md: every statement, the decision that reads it, and the tests that show it. */
export const specificationTable = (tests: readonly SpecificationTest[]): string => {
  const entries = Object.entries<Statement>(statements);
  const lines = [
    '# The specification, and the test that shows each statement',
    '',
    '<!-- Written by scripts/specification.ts out of docs/specification/ and the tests. Do not edit. -->',
    '',
    `${entries.length} statements, shown by ${tests.length} tests that drive the served product in a browser`,
    '(`npm exec -- playwright test host/e2e/specification`). Where a decision changes the literal reading, the statement is the',
    'decision’s and its name stands beside it. `npm exec -- node scripts/breakages.ts` breaks the product on purpose and shows',
    'that the tests then fail.',
    '',
  ];
  for (const [number, title] of Object.entries(sections)) {
    lines.push(
      `## ${number}. ${title}`,
      '',
      '| Statement | What it says | Decision | Shown by |',
      '|---|---|---|---|',
    );
    for (const [id, statement] of entries)
      if (sectionOf(id) === number) lines.push(row(id, statement, tests));
    lines.push('');
  }
  lines.push('## Comes later', '');
  for (const [id, statement] of Object.entries<Statement>(later))
    lines.push(`- \`${id}\`: ${parts(statement).says}`);
  lines.push('', '## Decisions', '');
  for (const [id, says] of Object.entries(decisions)) lines.push(`- <a id="${id}"></a>**${id}**: ${says}`);
  return `${lines.join('\n')}\n`;
};
