import './conversation.css';
import {useEffect, useRef} from 'react';
import {Link} from 'wouter';
import type {DeskConversation} from '../../../contract/desk-inbox.ts';
import {request} from '../../api/request.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {ScreenProps} from '../../screens.ts';
import {dropDrafts} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {languageName, nameText} from '../inbox/words.ts';
import {personAddress} from '../person-address.ts';
import {Hidden, Sharing} from '../sharing.tsx';
import {Answer} from './answer.tsx';
import {Messages} from './messages.tsx';
import {useConversation} from './use-conversation.ts';

/** Shows a conversation with a visitor: messages, assigned member and reply form. */
const ConversationScreen = ({params}: ScreenProps) => {
  const t = useText();
  const id = params['id'] ?? '';
  const {conversation, problem, reload} = useConversation(id);
  useReadMark(id, conversation?.last);
  const isErased = problem?.status === 404;
  useEffect(() => {
    // The visitor, a colleague or the retention erased the conversation.
    if (isErased) dropDrafts([id]);
  }, [isErased, id]);
  // Erased data leave the screen, too.
  if (isErased)
    return (
      <>
        <ScreenTitle>{t('conversation.erased')}</ScreenTitle>
        <p>{t('conversation.erased-why')}</p>
        <p>
          <Link href="/inbox">{t('conversation.back')}</Link>
        </p>
      </>
    );
  return (
    <>
      <header className="conversation-head">
        <Link href="/inbox" className="small">
          {t('conversation.back')}
        </Link>
        <ScreenTitle>{conversation ? nameText(t, conversation) : t('conversation.title')}</ScreenTitle>
        {conversation && <Facts conversation={conversation} />}
        {conversation && <Sharing id={id} isShared={conversation.isShared} onChanged={reload} />}
      </header>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {conversation && (
        <div className="conversation">
          {conversation.isTextHidden ? (
            <Hidden />
          ) : (
            <>
              <Messages conversation={conversation} />
              <Answer key={id} conversation={conversation} reload={reload} />
            </>
          )}
        </div>
      )}
    </>
  );
};

const Facts = ({conversation}: {readonly conversation: DeskConversation}) => {
  const t = useText();
  const language = useLanguage();
  const {isVisitorHere, isWaiting, lang, holder} = conversation;
  return (
    <p className="conversation-facts small">
      <span className={isVisitorHere ? 'is-here' : 'quiet'}>
        {t(isVisitorHere ? 'conversation.here' : 'conversation.away')}
      </span>
      <span>{languageName(lang, language)}</span>
      {isWaiting && <strong className="is-waiting">{t('inbox.waiting')}</strong>}
      {holder && <span>{t('conversation.held-by', {name: holder.name})}</span>}
      <Link href={personAddress(conversation)}>{t('inbox.open-person')}</Link>
    </p>
  );
};

// Messages on screen count as read, including messages that arrive while the screen is open.
const useReadMark = (id: string, last: number | undefined): void => {
  const marked = useRef(0);
  useEffect(() => {
    if (last === undefined || last <= marked.current) return;
    marked.current = last;
    // If the request fails, the row stays unread in the list.
    request(`/inbox/${id}`, {method: 'PATCH', body: {isUnread: false}}).catch(() => {});
  }, [id, last]);
};

export default ConversationScreen;
