import type {Reachability} from '../score/lead-score.ts';

/** Follow-ups are sent only to those who left contact details and agreed to be contacted. */
export const hasAutomatedFollowUps = ({hasEmail, hasPhone, hasAgreed}: Reachability): boolean =>
  (hasEmail || hasPhone) && hasAgreed;
