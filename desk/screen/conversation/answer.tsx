import {useRef, useState} from 'react';
import type {ConversationHolder, DeskConversation} from '../../../contract/desk-inbox.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {useSession} from '../../session/session-store.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ReplyForm} from './reply-form.tsx';

/** Answers a visitor: takes the conversation over, and sends replies. */
export const Answer = ({
  conversation,
  reload,
}: {
  readonly conversation: DeskConversation;
  readonly reload: () => void;
}) => {
  const t = useText();
  const session = useSession();
  const [problem, setProblem] = useState<DeskProblem>();
  const me = session.state === 'signed-in' ? session.me.id : '';
  const {holder, id} = conversation;
  const isMine = holder?.id === me;
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      setProblem(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error;
      setProblem(error);
      return false;
    } finally {
      reload();
    }
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const takeOver = async (from: ConversationHolder | null): Promise<void> => {
    const path = `/conversations/${id}/take-over`;
    const isMineNow = await attempt(() => request(path, {method: 'POST', body: {from: from?.id ?? ''}}));
    // The button leaves the page.
    if (isMineNow) field.current?.focus();
  };
  return (
    <div className="conversation-answer">
      {problem && <ProblemNote problem={problem} />}
      {!isMine && (
        <p className="conversation-take">
          <span>{holder ? t('conversation.taken', {name: holder.name}) : t('conversation.free')}</span>
          <button
            className="button button-size-sm button-outline"
            type="button"
            onClick={() => void takeOver(holder)}
          >
            {holder ? t('conversation.take-from', {name: holder.name}) : t('conversation.take')}
          </button>
        </p>
      )}
      <ReplyForm
        conversation={conversation}
        isBlocked={holder !== null && !isMine}
        field={field}
        onSend={({text, key}) =>
          attempt(() => request(`/conversations/${id}/replies`, {method: 'POST', body: {text}, key}))
        }
      />
    </div>
  );
};
