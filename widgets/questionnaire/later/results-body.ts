import {CURRENT_CLIENT} from '../../../server/contract/ai-workflow.ts';
import type {Json} from '../../api/serialise.ts';
import {healthPaths} from '../answer-path.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {soundAnswers} from './find-faults.ts';
import {isAboutHealth, phasePaths} from './phase-paths.ts';
import {clientProfile, contact, gather, leadData, lifeChanges} from './request-body.ts';

/**
 * What is saved, without its context: the answers of all phases, and who they are from. Answers about health go only with
 * their consent; one that the server would refuse stays out, so that it holds up no other.
 */
export const resultsBody = ({
  answers,
  changes,
  agreed,
  clientId,
}: Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed' | 'clientId'>): {
  readonly [name: string]: Json;
} => {
  const sound = soundAnswers(1, soundAnswers(2, soundAnswers(3, answers)));
  const shared = Object.fromEntries(
    Object.entries(sound).filter(([path]) => agreed.health !== undefined || !isAboutHealth(path)),
  );
  return {
    clientId: clientId ?? CURRENT_CLIENT,
    contact: contact(answers),
    consents: Object.values(agreed),
    answers: {
      leadData: leadData(shared) as Json,
      ...(agreed.health ? {healthInfo: gather(shared, 'healthInfo', healthPaths)} : {}),
      clientProfile: clientProfile(shared) as Json,
      goals: gather(shared, 'goals', phasePaths[2]),
      timeline: answerAt(shared, 'timeline'),
      policyInfo: gather(shared, 'policyInfo', phasePaths[3]),
      lifestageChanges: lifeChanges(changes),
    },
  };
};
