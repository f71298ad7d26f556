import {expect, inject, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import type {AnswerPoint} from '../../contract/ai-workflow-answer.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {generateLead} from '../../insurance/consistency/generate-lead.ts';
import {serviceOn} from './testing/written-answers.ts';
import {WORKFLOW_CATALOGS} from './workflow-texts.ts';

// A point once read "... have limited benefits. Limited benefits.": the reason began with what the title had just said.

const households = inject('isFull') ? 1_000 : 60;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** Returns whether the title contains the whole first sentence of the reason. */
const isRepeated = (title: string, reason: string): boolean => {
  const [first = ''] = reason.split(/(?<=[.?!])\s|(?<=[。？！])/u);
  return bare(first) !== '' && bare(title).includes(bare(first));
};

test('a reason that begins with words of the title is found', () => {
  expect(isRepeated('Cancer policies have limited benefits.', 'Limited benefits. They pay once.')).toBe(true);
  expect(isRepeated('癌症保险保障有限。', '保障有限。它只赔付一次。')).toBe(true);
  expect(isRepeated('Cancer policies pay once.', 'Limited benefits. They pay once.')).toBe(false);
});

test.each(LANGUAGES)('no text of a point in %s begins its reason with the title', (language) => {
  const texts: Readonly<Record<string, string>> = WORKFLOW_CATALOGS[language];
  const reasons = Object.keys(texts).filter((key) => /\.why(?:\.you)?$/u.test(key));
  expect(reasons.length).toBeGreaterThan(80);
  const titleOf = (key: string): string =>
    texts[key.replace('.why', '')] ?? texts[key.replace(/\.why(?:\.you)?$/u, '')] ?? '';
  expect(reasons.filter((key) => isRepeated(titleOf(key), texts[key] ?? ''))).toEqual([]);
});

test.each(LANGUAGES)(`no answer in %s repeats a title, for ${households} households`, (language) => {
  const service = serviceOn('2026-11-22');
  const codes = new Set<string>();
  const repeated = new Map<string, string>();
  const read = ({code, title, reason}: AnswerPoint): void => {
    codes.add(code);
    if (isRepeated(title, reason)) repeated.set(code, `${title} | ${reason}`);
  };
  for (let seed = 1; seed <= households; seed += 1) {
    const leadData: unknown = JSON.parse(JSON.stringify(generateLead(seed)));
    const phases = [
      service.qualifyLead(LeadQualificationRequestSchema.parse({leadData}), language),
      service.assessNeeds(
        NeedsAssessmentRequestSchema.parse({
          clientProfile: {age: '45', dependents: String(seed % 4)},
          goals: {primary: 'health, cancer, life insurance, retirement'},
          leadData,
        }),
        language,
      ),
      service.manageClient(
        ClientManagementRequestSchema.parse({
          policyInfo: {lifeInsurance: '$100,000', cancerCoverage: seed % 2 ? 'none' : 'Aflac', medicare: ''},
          leadData,
        }),
        language,
      ),
    ];
    for (const {result} of phases) for (const point of result.points) read(point);
  }
  expect([...repeated]).toEqual([]);
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => code.includes('cancer'))).not.toEqual([]);
});
