import {expect, test} from 'vitest';
import {allFigures} from '../../insurance/figures/all-figures.ts';
import {pointCodes} from '../../insurance/point/point-codes.ts';
import {actionCodes, scoreCodes} from '../../insurance/point/score-and-action-codes.ts';
import {cite, point} from '../../insurance/point/point.ts';
import type {NextAction} from '../../insurance/review/next-action.ts';
import type {LeadScore} from '../../insurance/score/lead-score.ts';
import {forbiddenNotaryWords} from '../../agency/testing/forbidden-words.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {isWorkflowKey, textsIn, WORKFLOW_CATALOGS, type WorkflowKey} from './workflow-texts.ts';
import {writtenFigure} from './written-figure.ts';
import {ordered, pointsAsText, wordedPoints, writtenPoint} from './written-point.ts';
import {writtenAction, writtenScore} from './written-score.ts';
import {writerOf} from './written-value.ts';

const today = '2026-11-21';
const codes = Object.keys(pointCodes) as (keyof typeof pointCodes)[];
const changes = Object.keys(WORKFLOW_CATALOGS.en).flatMap((key) => /^kindOf\.(.+)$/.exec(key)?.[1] ?? []);

/** Returns a sample value for a parameter, chosen by the parameter's name as in the texts. */
const sample = (name: string): string | number => {
  const texts: Record<string, string> = {
    change: 'marriage',
    line: 'cancer',
    limit: 'credit-ends',
    currentProgram: 'tricare',
    range: 'between',
    months: 'some',
    certain: 'no',
    conditional: 'yes',
    names: 'Dr. A, Dr. B',
    text: 'new {{age}} $t(kind.action)',
  };
  return texts[name] ?? (name.endsWith('Day') ? '2026-12-15' : name.endsWith('Dollars') ? 12_345.6 : 42);
};

// A limit may be missing only if the text does not name it; tests over whole answers check this in the engine.
const paramsOf = (names: readonly string[], withOptional: boolean) =>
  Object.fromEntries(
    names
      .filter((name) => withOptional || !name.endsWith('?') || name === 'limitPercent?')
      .map((name) => name.replace('?', ''))
      .map((name) => [name, sample(name)]),
  );

/** Expects a text without the faults of an unfinished sentence: an open placeholder, a key, or NaN. */
const expectFinished = (text: string, code: string, language: string): void => {
  const own = text.replace('new {{age}} $t(kind.action)', '');
  expect(own, `${language} ${code}`).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/);
  expect(own.trim(), `${language} ${code}`).not.toBe('');
  expect(isWorkflowKey(text), `${language} ${code}`).toBe(false);
};

test.each(LANGUAGES)('every code of the engine has a finished title and reason in %s', (language) => {
  const [say, writer] = [textsIn(language), writerOf(language)];
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    // The ends of a range may be missing.
    const ways = (pointCodes[code] as readonly string[]).includes('range') ? [true, false] : [true];
    for (const withOptional of ways) {
      const params = paramsOf(pointCodes[code], withOptional);
      // A range without its two ends is exact.
      if (!withOptional && 'range' in params) params['range'] = 'exact';
      const {title, reason} = writtenPoint(point('rule', code, 'finding', {params}), say, writer);
      expectFinished(title, code, language);
      expectFinished(reason, code, language);
    }
  }
});

test.each(LANGUAGES)(
  'every part of the score, every action and every figure is finished in %s',
  (language) => {
    const [say, writer] = [textsIn(language), writerOf(language)];
    for (const [key, names] of Object.entries(scoreCodes)) {
      const [id = '', code = ''] = key.split('.');
      const parts = [{id, code, points: 7, most: 30, params: paramsOf(names, true)}];
      const {text} = writtenScore({total: 7, parts} as unknown as LeadScore, say, writer);
      expectFinished(text, key, language);
      expect(text).toMatch(/^7/);
    }
    for (const [code, names] of Object.entries(actionCodes)) {
      const plain = {code, deadline: today, params: paramsOf(names, true)};
      const action = {...plain, also: [plain]} as unknown as NextAction;
      expectFinished(writtenAction(action, say, writer), code, language);
    }
    for (const figure of allFigures)
      expectFinished(writtenFigure(cite(figure, today), say, writer).text, figure.id, language);
  },
);

// The cards of the result say "You, 34": a "Person 1" in the reasons would be somebody else.
test.each(LANGUAGES)('the first person is the visitor, and the others are numbered, in %s', (language) => {
  const [say, writer] = [textsIn(language), writerOf(language)];
  const numbered = (person: string) => say('who.other', {person}).toLowerCase();
  const named = codes.filter((code) => (pointCodes[code] as readonly string[]).includes('person'));
  expect(named.length).toBeGreaterThan(30);
  for (const code of named) {
    const titleFor = (person: number) => {
      const params = {...paramsOf(pointCodes[code], true), person};
      return writtenPoint(point('r', code, 'finding', {params}), say, writer).title.toLowerCase();
    };
    expect(titleFor(1), code).not.toContain(numbered('1'));
    expect(titleFor(2), code).toContain(numbered('2'));
  }
  const ofPerson = Object.entries(actionCodes).filter(([, names]) =>
    (names as readonly string[]).includes('person'),
  );
  for (const [code, names] of ofPerson) {
    const params = {...paramsOf(names, true), person: 1};
    const action = {code, deadline: today, params, also: []} as unknown as NextAction;
    expect(writtenAction(action, say, writer).toLowerCase(), code).not.toContain(numbered('1'));
    expect(writtenAction(action, say, writer).startsWith(say('who.you')), code).toBe(true);
  }
});

test.each(LANGUAGES)('every kind of change, service and limit has a name in %s', (language) => {
  const [say, writer] = [textsIn(language), writerOf(language)];
  for (const change of changes) {
    const params = {...paramsOf(pointCodes['window.special-open'], true), change};
    expectFinished(
      writtenPoint(point('r', 'window.special-open', 'action', {params}), say, writer).title,
      change,
      language,
    );
  }
  expect(changes).toHaveLength(20);
});

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

test('no language has a text or a placeholder that English lacks', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(WORKFLOW_CATALOGS[language]).toSorted()).toEqual(
      Object.keys(WORKFLOW_CATALOGS.en).toSorted(),
    );
    for (const key of Object.keys(WORKFLOW_CATALOGS.en) as WorkflowKey[])
      expect(placeholdersIn(WORKFLOW_CATALOGS[language][key]), `${language} ${key}`).toEqual(
        placeholdersIn(WORKFLOW_CATALOGS.en[key]),
      );
  }
});

test('every text belongs to something the engine can say', () => {
  const used = new Set<string>([
    ...codes.flatMap((code) => [
      code,
      `${code}.why`,
      `${code}.why.childless`,
      `${code}.why.silver`,
      `${code}.why.same`,
      `${code}.territory`,
      `${code}.why.territory`,
      `${code}.why.elsewhere`,
      `${code}.why.maybe`,
      `${code}.why.joint`,
      `${code}.known`,
      `${code}.why.known`,
      `${code}.why.nothing`,
      `${code}.why.nothing.silver`,
      `${code}.why.childless.nothing`,
      `${code}.why.under30`,
      `${code}.why.from30`,
      `${code}.dated`,
      `${code}.why.dated`,
      `${code}.why.open`,
      `${code}.you`,
      `${code}.why.you`,
    ]),
    ...Object.keys(scoreCodes),
    ...Object.keys(actionCodes).map((code) => `action.${code}`),
  ]);
  const framing =
    /^(action\.also$|months\.(some|open)$|if\.(joint|separate)$|range|policy|birth|uncertain|early|conditional|gapBetween|gapFrom|score|kindOf|lineName|limitName|programHeld|who|figure|figureSource|figureSourceOld|kind|note)(\.|$)/;
  expect(Object.keys(WORKFLOW_CATALOGS.en).filter((key) => !used.has(key) && !framing.test(key))).toEqual([]);
});

test('no sentence was left in English by mistake, and none uses a forbidden title', () => {
  const others = LANGUAGES.filter((each) => each !== 'en').flatMap((language) =>
    Object.entries(WORKFLOW_CATALOGS[language]).map(([key, text]) => ({language, key, text})),
  );
  const same = others.filter(
    ({key, text}) =>
      text.length > 25 && !text.startsWith('{{') && text === WORKFLOW_CATALOGS.en[key as WorkflowKey],
  );
  expect(same).toEqual([]);
  expect(others.filter(({text}) => forbiddenNotaryWords.test(text))).toEqual([]);
});

test("a visitor's typed text is inserted unchanged", () => {
  const params = {change: 'other', text: '{{reviewDay}} $t(kind.action) <b>'};
  const {title} = writtenPoint(point('r', 'change.other', 'action', {params}), textsIn('en'), writerOf('en'));
  expect(title).toContain('{{reviewDay}} $t(kind.action) <b>');
});

// A family reads its limits in whole dollars, the same ones as in the cards above the reasons: no tax return has cents.
test.each([
  [63_840.01, 75_000, 'from $63,841 to $75,000.'],
  [50_000, 58_998.81, 'from $50,000 to $58,998.'],
  [29_999.01, 30_000, 'income of $30,000.'],
])('the incomes %d to %d of a reason are whole dollars inside the range', (from, to, words) => {
  const params = {person: 2, age: 40, range: 'between', incomeFromDollars: from, incomeToDollars: to};
  const {reason} = writtenPoint(
    point('r', 'person.over-400-percent', 'finding', {params: {...params, limitPercent: 400}}),
    textsIn('en'),
    writerOf('en'),
  );
  expect(reason.slice(-words.length)).toBe(words);
});

test('numbers points through all kinds, what to do first and what was ruled out last, and says the same once', () => {
  const [say, writer] = [textsIn('en'), writerOf('en')];
  const worded = wordedPoints(
    [
      point('a', 'plan.silver-last', 'ruled-out'),
      point('b', 'ask.age', 'question'),
      point('c', 'plan.full-price', 'action', {params: {certain: 'no'}}),
      point('d', 'plan.full-price', 'action', {params: {certain: 'no'}}),
      point('e', 'note.chip-fee', 'finding', {
        params: {feeDollars: 35},
        figures: [
          {
            id: 'tx.chip.fee',
            value: [],
            unit: 'dollars-a-year',
            source: 'HHSC',
            checkedOn: '2026-11-21',
            isPastReview: true,
          },
        ],
      }),
    ],
    say,
    writer,
  );
  expect(pointsAsText(ordered(worded), say, writer)).toBe(
    [
      'What to do',
      '1. Compare full-price plans, on and off the Marketplace. Without a tax credit you can choose either. Check that it is real health insurance: short-term plans and health sharing ministries are not the same. Whether this applies depends on answers we do not have yet.',
      '',
      'What we found',
      '2. Your household’s yearly CHIP fee would be $35. CHIP charges a household one fee at most, no matter how many children you have.',
      '   Yearly CHIP fee in Texas: $0, $35 above 151% of the poverty line, or $50 above 186%. Source: HHSC. Last checked November 21, 2026; due for a new check.',
      '',
      'Still to answer',
      '3. How old is each person? Without an age we cannot say anything about that person.',
      '',
      'What we ruled out',
      '4. Look at silver plans last. In Texas, silver prices include the cost of the extra help that other people get. Without that help, silver is usually the worst value.',
    ].join('\n'),
  );
});

// A promise of a reminder that is never sent costs people their deadlines. Texts may promise reminders once
// reminders are sent.
test('no text promises a reminder', () => {
  const promise = /\bwe will remind|be reminded|le recordaremos|rappellerons|\bwir erinnern\b|我们会提醒/i;
  for (const language of LANGUAGES)
    for (const text of Object.values(WORKFLOW_CATALOGS[language])) expect(text).not.toMatch(promise);
});

// "Before December 15" beside "by December 15" takes away the last day.
test('a last day counts itself in every language', () => {
  const excluded =
    /(?:before|antes del?|avant le|vor dem) \{\{(?:deadline|end|by|last)Day\}\}|\{\{(?:deadline|end|by|last)Day\}\}之前/u;
  for (const language of LANGUAGES)
    for (const text of Object.values(WORKFLOW_CATALOGS[language])) expect(text).not.toMatch(excluded);
});
