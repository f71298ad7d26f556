import type {PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {useSession} from '../../session/session-store.ts';
import {dropDrafts} from '../../session/use-draft.ts';
import {AskFirst} from '../../shell/ask-first.tsx';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from '../../api/use-act.ts';

/** Export of a person, and erasure by the owner. */
export const PersonMore = ({
  person,
  version,
  onErased,
}: {
  readonly person: PersonView;
  readonly version: string | undefined;
  readonly onErased: () => void;
}) => {
  const t = useText();
  const session = useSession();
  const {isBusy, problem, run} = useAct();
  const mayErase = session.state === 'signed-in' && session.me.role === 'owner';
  const erase = async (): Promise<void> => {
    if (!(await run(() => request(`/people/${person.id}`, {method: 'DELETE', version})))) return;
    dropDrafts([person.id, ...person.timeline.map(({id}) => id)]);
    onErased();
  };
  return (
    <section className="part">
      <p>
        <a
          className="button button-size-sm button-outline"
          href={`/api/desk/people/${person.id}/export`}
          download
        >
          {t('person.export')}
        </a>
      </p>
      {!mayErase && <p className="quiet small">{t('person.erase-who')}</p>}
      {mayErase && (
        <AskFirst
          label={t('person.erase')}
          warning={[t('person.erase-sure'), t('person.erase-stays'), t('person.erase-final')]}
          isBusy={isBusy}
          onConfirm={() => void erase()}
        />
      )}
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
};
