import {isHealthUnusedFor} from '../../../insurance/answers/health-unused.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {Json} from '../../api/serialise.ts';
import {healthPaths} from './health-paths.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {soundAnswers} from './find-faults.ts';
import {withoutHealth} from '../session-answers.ts';
import {phasePaths} from './phase-paths.ts';
import {clientProfile, contact, gather, leadData, lifeChanges} from './request-body.ts';

/** The box that requests a copy by mail. */
export const COPY_PATH = 'contact.copy';

/** Returns whether health answers are neither used nor stored, because somebody is 65 or older. */
export const isWithoutHealth = (answers: Answers): boolean =>
  isHealthUnusedFor(
    Object.keys(answers)
      .filter((path) => path.endsWith('.age'))
      .map((path) => answers[path]),
    chicagoDay(Date.now()),
  );

/**
 * Builds the saved results, without context and client id: the answers of all phases, and the contact details. Answers
 * about health are included only with their consent and before 65; an answer that the server would refuse is omitted,
 * so that it does not block the others.
 */
export const resultsBody = ({
  answers,
  changes,
  agreed,
}: Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed'>): {
  readonly [name: string]: Json;
} => {
  const sound = soundAnswers(1, soundAnswers(2, soundAnswers(3, answers)));
  const isHealthShared = agreed.health !== undefined && !isWithoutHealth(answers);
  const shared = isHealthShared ? sound : withoutHealth(sound);
  return {
    contact: contact(answers),
    consents: Object.values(agreed),
    ...(answers[COPY_PATH] === 'yes' ? {copy: true} : {}),
    answers: {
      leadData: leadData(shared),
      ...(isHealthShared ? {healthInfo: gather(shared, 'healthInfo', healthPaths)} : {}),
      clientProfile: clientProfile(shared),
      goals: gather(shared, 'goals', phasePaths[2]),
      timeline: answerAt(shared, 'timeline'),
      policyInfo: gather(shared, 'policyInfo', phasePaths[3]),
      lifestageChanges: lifeChanges(changes),
    },
  };
};
