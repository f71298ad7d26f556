import {useId, useState} from 'react';
import type {PersonCorrections, PersonView} from '../../../contract/desk-person.ts';
import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {request} from '../../api/request.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {languageName} from '../inbox/words.ts';
import type {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {type Row, TwoVersions} from '../../shell/two-versions.tsx';
import {useAct} from '../../api/use-act.ts';
import {ActForm} from '../../shell/act-form.tsx';

/** The fields of a person that a member may change. */
type CardDraft = {
  readonly corrections: PersonCorrections;
  readonly isStopped: boolean;
  readonly scopeRecordedAt: string | null;
};

/** A card without a draft. Must be the same object in all renders, because the draft is compared with it. */
export const NO_CARD = {json: ''};

const FIELDS = ['name', 'email', 'phone'] as const;

/** Copies the editable fields of a person. */
const draftOf = ({corrections, isStopped, scopeRecordedAt}: PersonView): CardDraft => ({
  corrections,
  isStopped,
  scopeRecordedAt,
});

type Props = {
  readonly person: PersonView;
  readonly version: string | undefined;
  readonly kept: ReturnType<typeof useDraft<typeof NO_CARD>>;
  readonly onSaved: () => void;
};

/**
 * Edits a person. When somebody else has changed the person in the meantime, the form shows both versions and the member chooses one; no
 * input is lost.
 */
export const CardForm = ({person, version, kept, onSaved}: Props) => {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  // Without a draft, the form shows what is stored. A draft keeps the version it began with, also when the person is read again.
  const opened = {draft: draftOf(person), version};
  const {json} = kept.draft.fields;
  // This form wrote the draft, with this type.
  const {draft, version: began} = json === '' ? opened : (JSON.parse(json) as typeof opened);
  const write = (change: Partial<typeof opened>): void =>
    kept.write({json: JSON.stringify({draft, version: began, ...change})});
  const setDraft = (changed: CardDraft): void => write({draft: changed});
  const [stored, setStored] = useState<{readonly view: PersonView; readonly version: string | undefined}>();
  const {isBusy, problem, run} = useAct();
  const save = async (against: string | undefined): Promise<void> => {
    const path = `/people/${person.id}`;
    const isDone = await run(async () => {
      try {
        await request(path, {method: 'PUT', body: draft, version: against});
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'changed-meanwhile')) throw error;
        const now = await request<PersonView>(path);
        setStored({view: now.data, version: now.version});
        throw error;
      }
    });
    if (!isDone) return;
    kept.clear(kept.draft.key);
    onSaved();
  };
  const nameOf = (code: Language): string => languageName(code, language);
  const rowsOf = ({corrections, isStopped, scopeRecordedAt}: CardDraft): readonly Row[] => [
    ...FIELDS.map((field): Row => [t(`person.${field}`), corrections[field]]),
    [t('person.language'), corrections.language],
    [t('person.stopped'), isStopped ? '✓' : ''],
    [t('person.scope'), scopeRecordedAt === null ? '' : '✓'],
  ];
  const correct = (field: keyof PersonCorrections, value: string): void =>
    setDraft({...draft, corrections: {...draft.corrections, [field]: value}});
  return (
    <ActForm act={() => save(began)}>
      {FIELDS.map((field) => (
        <div key={field} className="field">
          <label htmlFor={id + field}>{t(`person.${field}`)}</label>
          <input
            id={id + field}
            type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
            value={draft.corrections[field]}
            placeholder={person.given[field]}
            onChange={({target}) => correct(field, target.value)}
          />
          {person.given[field] !== '' && (
            <p className="quiet small">{t('person.given', {value: person.given[field]})}</p>
          )}
        </div>
      ))}
      <div className="field">
        <label htmlFor={`${id}language`}>{t('person.language')}</label>
        <select
          id={`${id}language`}
          value={draft.corrections.language}
          onChange={({target}) => correct('language', target.value)}
        >
          <option value="">{t('person.language-given', {language: nameOf(person.given.language)})}</option>
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      </div>
      <label className="person-check">
        <input
          type="checkbox"
          checked={draft.isStopped}
          onChange={({target}) => setDraft({...draft, isStopped: target.checked})}
        />
        <span>{t('person.stopped')}</span>
      </label>
      <label className="person-check">
        <input
          type="checkbox"
          checked={draft.scopeRecordedAt !== null}
          onChange={({target}) =>
            setDraft({...draft, scopeRecordedAt: target.checked ? new Date().toISOString() : null})
          }
        />
        <span>{t('person.scope')}</span>
      </label>
      {stored ? (
        <TwoVersions
          mine={rowsOf(draft)}
          theirs={rowsOf(draftOf(stored.view))}
          onKeep={() => {
            write({version: stored.version});
            setStored(undefined);
            void save(stored.version);
          }}
          onTake={() => {
            write({draft: draftOf(stored.view), version: stored.version});
            setStored(undefined);
          }}
        />
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      <button className="button button-size-sm button-default" type="submit" disabled={isBusy}>
        {t('person.save')}
      </button>
    </ActForm>
  );
};
