import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {NeedsAssessment} from './needs-assessment.tsx';
import {Portfolio} from './portfolio.tsx';

/** The questions of the second or third phase. */
export const LaterPhase = (view: QuestionnaireProps) =>
  view.state.phase === 2 ? <NeedsAssessment {...view} /> : <Portfolio {...view} />;
