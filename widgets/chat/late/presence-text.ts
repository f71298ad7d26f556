import type {ChatPresence} from '../../../contract/chat.ts';
import type {ChatElement} from '../chat.element.ts';

/** Says who answers, whether the agent is there, her hours and how long an answer usually takes; '' while the search answers. */
export const presenceText = (presence: ChatPresence | undefined, t: ChatElement['t']): string => {
  if (presence === undefined || presence.holder === 'bot') return '';
  if (presence.holder === 'agent') return t('agentHere');
  const {isOpen, hours, usualMinutes} = presence;
  const usually = usualMinutes ? t('waitingUsual', {minutes: usualMinutes}) : '';
  const lines = [t('waitingOpen'), isOpen ? usually : t('waitingClosed'), t('hours', {hours: hours ?? ''})];
  return lines.filter((line) => line !== '').join(' ');
};
