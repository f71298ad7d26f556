import {type RefObject, useState} from 'react';
import type {DeskConversation} from '../../../contract/desk-inbox.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {languageName} from '../inbox/words.ts';
import {ActForm} from '../../shell/act-form.tsx';

type Props = {
  readonly conversation: DeskConversation;
  /** Whether another member has the conversation: then the draft stays but cannot be sent. */
  readonly isBlocked: boolean;
  /** The field of the answer. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Sends the text; resolves with true when it was stored. */
  readonly onSend: (reply: {readonly text: string; readonly key: string}) => Promise<boolean>;
};

const EMPTY = {text: ''};

/** Lets a member answer a visitor. The draft stays until the answer is stored. */
export const ReplyForm = ({conversation, isBlocked, field, onSend}: Props) => {
  const t = useText();
  const language = useLanguage();
  const {draft, write, clear} = useDraft(`reply:${conversation.id}`, EMPTY);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const text = draft.fields.text.trim();
    if (text === '' || isSending || isBlocked) return;
    setSending(true);
    if (await onSend({text, key: draft.key})) clear(draft.key);
    setSending(false);
    // The button was disabled meanwhile, and the next answer follows.
    field.current?.focus();
  };
  return (
    <ActForm className="reply" act={send}>
      <label htmlFor="reply">
        {t('conversation.reply', {language: languageName(conversation.lang, language)})}
      </label>
      <textarea
        ref={field}
        id="reply"
        lang={conversation.lang}
        rows={3}
        maxLength={MAX_LENGTH.chatText}
        value={draft.fields.text}
        aria-describedby="reply-note"
        onChange={({target}) => write({text: target.value})}
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
    </ActForm>
  );
};
