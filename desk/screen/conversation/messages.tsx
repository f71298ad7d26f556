import {useEffect, useRef} from 'react';
import type {DeskConversation, DeskMessage} from '../../../contract/desk-inbox.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';

// A member who is nearer to the end than this, in pixels, sees new messages scroll into view.
const NEAR_END_PX = 120;

/** Shows the messages, oldest first. New messages are announced, and scroll into view for a member at the end. */
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
    // On a phone, the page scrolls. A member who reads earlier messages must keep their position.
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
