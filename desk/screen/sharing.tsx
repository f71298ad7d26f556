import type {Ref} from 'react';
import {request} from '../api/request.ts';
import {useAct} from '../api/use-act.ts';
import {useText} from '../language/use-text.ts';
import {useSession} from '../session/session-store.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {useQuestion} from '../shell/use-question.ts';

type Props = {readonly id: string; readonly isShared: boolean; readonly onChanged: () => void};

/**
 * Lets the owner or an agent share the texts of a record with assistants, and end the sharing. The first press says what follows, because people
 * write about their health where nobody asked. Nothing is shown at a desk without assistants.
 */
export const Sharing = ({id, isShared, onChanged}: Props) => {
  const t = useText();
  const session = useSession();
  const {isOpen, setOpen, opener, cancel} = useQuestion();
  const {isBusy, problem, run} = useAct();
  if (session.state !== 'signed-in' || session.me.role === 'assistant' || !session.me.hasAssistants)
    return null;
  const share = async (next: boolean): Promise<void> => {
    if (!(await run(() => request(`/inbox/${id}/sharing`, {method: 'PUT', body: {isShared: next}})))) return;
    setOpen(false);
    onChanged();
  };
  const button = (label: string, look: string, onClick: () => void, ref?: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      className={`button button-size-sm ${look}`}
      type="button"
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className="sharing">
      {isShared ? (
        <p className="small">
          {t('sharing.shared')} {button(t('sharing.end'), 'button-link', () => void share(false))}
        </p>
      ) : isOpen ? (
        <div className="note">
          <p>{t('sharing.share-sure')}</p>
          <p className="button-row">
            {button(t('sharing.share'), 'button-default', () => void share(true))}
            {button(t('person.cancel'), 'button-outline', () => setOpen(false), cancel)}
          </p>
        </div>
      ) : (
        <p>{button(t('sharing.share'), 'button-outline', () => setOpen(true), opener)}</p>
      )}
      {problem && <ProblemNote problem={problem} />}
    </div>
  );
};

/** Shows in place of a text that the text is hidden. */
export const Hidden = () => <p className="quiet small">{useText()('sharing.hidden')}</p>;
