import {useEffect, useRef} from 'react';
import type {DeskConversation, DeskMessage} from '../../../contract/desk-inbox.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';

// Nearer to the end than this, somebody reads the newest and wants to see the next.
const NEAR_END_PX = 120;

/** The messages, oldest first. New ones are announced, and scroll into view for whoever was at the end. */
export const Messages = ({conversation}: {readonly conversation: DeskConversation}) => {
  const t = useText();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef(0);
  const {messages} = conversation;
  const last = messages.at(-1);
  useEffect(() => {
    const {current} = log;
    const before = shown.current;
    shown.current = last?.seq ?? 0;
    if (!current || shown.current === before) return;
    // On a phone the page scrolls, and whoever reads what is above must not be carried off.
    const isPageScrolled = current.scrollHeight <= current.clientHeight;
    if (!isPageScrolled && isAtEnd.current) current.scrollTop = current.scrollHeight;
    if (isPageScrolled && (before === 0 || last?.from === 'agent'))
      current.lastElementChild?.scrollIntoView({block: 'nearest'});
  });
  return (
    <div
      ref={log}
      className="messages"
      role="log"
      aria-label={t('conversation.messages')}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      {messages.map((message) => (
        <Message key={message.seq} message={message} lang={conversation.lang} />
      ))}
    </div>
  );
};

const Message = ({message, lang}: {readonly message: DeskMessage; readonly lang: string}) => {
  const t = useText();
  const language = useLanguage();
  const time = <time dateTime={message.at}>{momentText(language, message.at, 'short')}</time>;
  if (message.from === 'handover')
    return (
      <p className="message-event">
        {t('conversation.asked')} · {time}
      </p>
    );
  return (
    <div className={`message message-${message.from}`}>
      <p className="message-from">
        {t(`conversation.from.${message.from}`)} · {time}
      </p>
      <p className="message-text" dir="auto" lang={lang}>
        {message.text}
      </p>
    </div>
  );
};
