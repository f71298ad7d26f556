import type {AnswerPrice, LeadQualificationAnswer} from '../../contract/ai-workflow-answer.ts';
import type {ParsedLeadQualification} from '../../contract/ai-workflow.schema.ts';
import type {Language} from '../../contract/language.ts';
import type {AiWorkflowService} from '../ai-workflow/ai-workflow.service.ts';
import {joined} from '../ai-workflow/written-point.ts';
import {peopleInWords} from './people-in-words.ts';

/** The first result as its reader saw it: what to do, who gets what, and the price. */
export type FirstAnswer = {
  readonly action: string;
  /** The sentences about the people, shared by those with the same outcomes, and the conditions that can concern anyone of them. */
  readonly people: readonly string[];
  /** The same without what a mail must not say about a visitor: nothing in it depends on somebody's immigration status. */
  readonly peopleInMail: readonly string[];
  readonly price: AnswerPrice | null;
  /** Whether somebody's program changes within the plan year, so that twelve premiums are too many. */
  readonly isPartYear: boolean;
  /** The result behind the sentences, with all points. */
  readonly qualified: LeadQualificationAnswer;
};

/** The points without which the sentences about the people say more than is known. */
const conditions: ReadonlySet<string> = new Set([
  'coverage.program-held',
  'stated.cobra',
  'stated.custody',
  'stated.daca',
  'stated.hra',
  'stated.no-status',
]);

// A mail travels and is stored unsealed, and others may read the mailbox.
const aboutStatus: ReadonlySet<string> = new Set([
  'no-status',
  'own-daca',
  'stated.daca',
  'stated.no-status',
]);

/** Writes the sentences about the people, except outcomes and conditions with one of these codes. */
const peopleOf = (
  {result}: LeadQualificationAnswer,
  language: Language,
  except: ReadonlySet<string> = new Set(),
): readonly string[] => [
  ...peopleInWords(
    result.people.map(({row, age, outcomes}) => ({
      row,
      age,
      outcomes: outcomes.filter(({reason}) => !except.has(reason)),
    })),
    language,
  ),
  ...result.points
    .filter(({code}) => conditions.has(code) && !except.has(code))
    .map(({title, reason}) => joined([title, reason])),
];

/** Calculates the first result and writes it. The price takes separate tax returns as a condition, as the questionnaire does. */
export const firstAnswer = (
  workflow: Pick<AiWorkflowService, 'qualifyLead'>,
  lead: ParsedLeadQualification,
  language: Language,
): FirstAnswer => {
  const qualified = workflow.qualifyLead(lead, language);
  const filing = lead.leadData.filing || ('joint' as const);
  const {result: priced} = workflow.qualifyLead({...lead, leadData: {...lead.leadData, filing}}, language);
  return {
    action: qualified.nextAction,
    people: peopleOf(qualified, language),
    peopleInMail: peopleOf(qualified, language, aboutStatus),
    price: priced.price,
    isPartYear: priced.people.some(({months = []}) => months.length > 1),
    qualified,
  };
};
