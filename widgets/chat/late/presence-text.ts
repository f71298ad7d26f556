import type {ChatPresence} from '../../../contract/chat.ts';
import type {ChatElement} from '../chat.element.ts';

/**
 * Describes whether the desk is open, who answers, the hours and how long an answer usually takes; '' if there is
 * nothing to say.
 */
export const presenceText = (presence: ChatPresence | undefined, t: ChatElement['t']): string => {
  if (presence === undefined) return '';
  const {holder, isHere, isOpen, hours, usualMinutes} = presence;
  const here = isHere ? t('here') : '';
  if (holder === 'bot') return here;
  if (holder === 'agent') return t('agentHere');
  const usually = usualMinutes ? t('waitingUsual', {minutes: usualMinutes}) : '';
  // Nobody should wait on the page for an answer that comes on another day.
  const waiting = isOpen || isHere ? [t('waitingOpen'), here, usually] : [t('waitingClosed')];
  const lines = [...waiting, t('hours', {hours: hours ?? ''})];
  return lines.filter((line) => line !== '').join(' ');
};
