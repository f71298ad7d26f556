import {useState} from 'react';
import type {DeskConversation} from '../../../contract/desk-inbox.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {languageName} from '../inbox/words.ts';
import {useDraft, type Draft} from './use-draft.ts';

type Props = {
  readonly conversation: DeskConversation;
  /** Somebody else has the conversation: the draft stays, and cannot be sent. */
  readonly isBlocked: boolean;
  /** Sends the text; resolves with whether it was stored. */
  readonly onSend: (draft: Draft) => Promise<boolean>;
};

/** The answer to a visitor. What is written stays until it is stored. */
export const ReplyForm = ({conversation, isBlocked, onSend}: Props) => {
  const t = useText();
  const language = useLanguage();
  const {draft, write, clear} = useDraft(conversation.id);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (draft.text.trim() === '' || isSending || isBlocked) return;
    setSending(true);
    if (await onSend({...draft, text: draft.text.trim()})) clear();
    setSending(false);
  };
  return (
    <form
      className="reply"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor="reply">
        {t('conversation.reply', {language: languageName(conversation.lang, language)})}
      </label>
      <textarea
        id="reply"
        rows={3}
        maxLength={MAX_LENGTH.chatText}
        value={draft.text}
        aria-describedby="reply-note"
        onChange={({target}) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <div className="reply-foot">
        <p id="reply-note" className="quiet small">
          {t(conversation.hasMail ? 'conversation.also-mail' : 'conversation.page-only')}
        </p>
        <button className="button button-size-default button-default" disabled={isSending || isBlocked}>
          {t('conversation.send')}
        </button>
      </div>
    </form>
  );
};
