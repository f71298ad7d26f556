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
  /**
   * Whether the result depends on somebody's immigration status. No mail contains such a result: a mail is stored unsealed, and others may
   * read the mailbox. A part of the result would be wrong without its condition.
   */
  readonly dependsOnStatus: boolean;
  readonly price: AnswerPrice | null;
  /** Whether somebody's program changes within the plan year, so that twelve premiums are too many. */
  readonly isPartYear: boolean;
  /** Whether members of a tribe have no cost sharing, so that no worst year counts for them. */
  readonly paysNoCare: boolean;
  /** The result behind the sentences, with all points. */
  readonly qualified: LeadQualificationAnswer;
};

/** The points without which the sentences about the people say more than is known. */
const conditions: ReadonlySet<string> = new Set([
  'coverage.program-held',
  'coverage.work-plan',
  'stated.cobra',
  'stated.custody',
  'stated.daca',
  'stated.hra',
  'stated.no-status',
  'stated.tribe',
  'window.uncovered-days',
]);

/** The outcomes and points that depend on somebody's immigration status. */
const aboutStatus: ReadonlySet<string> = new Set([
  'no-status',
  'own-daca',
  'stated.daca',
  'stated.no-status',
]);

/** Calculates the first result and writes it. The price takes separate tax returns as a condition, as the questionnaire does. */
export const firstAnswer = (
  workflow: Pick<AiWorkflowService, 'qualifyLead'>,
  lead: ParsedLeadQualification,
  language: Language,
): FirstAnswer => {
  const qualified = workflow.qualifyLead(lead, language);
  const {people, points} = qualified.result;
  const filing = lead.leadData.filing || ('joint' as const);
  const {result: priced} = workflow.qualifyLead({...lead, leadData: {...lead.leadData, filing}}, language);
  return {
    action: qualified.nextAction,
    people: [
      ...peopleInWords(people, language),
      ...points.filter(({code}) => conditions.has(code)).map(({title, reason}) => joined([title, reason])),
    ],
    dependsOnStatus:
      points.some(({code}) => aboutStatus.has(code)) ||
      people.some(({outcomes}) => outcomes.some(({reason}) => aboutStatus.has(reason))),
    price: priced.price,
    isPartYear: priced.people.some(({months = []}) => months.length > 1),
    paysNoCare: points.some(({params}) => params['noCostSharing'] === 'yes'),
    qualified,
  };
};
