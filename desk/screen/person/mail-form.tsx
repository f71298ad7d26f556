import {useId, useRef, useState} from 'react';
import type {PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from '../../api/use-act.ts';
import {ActForm} from '../../shell/act-form.tsx';

const EMPTY = {template: 'none', subject: '', text: ''};

/**
 * Writes a mail from a template in the person's language. The draft is kept until the mail is sent; a repeated request sends the mail once.
 */
export const MailForm = ({person, onSent}: {readonly person: PersonView; readonly onSent: () => void}) => {
  const t = useText();
  const id = useId();
  const {draft, write, clear} = useDraft(`mail:${person.id}`, EMPTY);
  const {template, subject, text} = draft.fields;
  // The text of the member that a template has replaced.
  const [replaced, setReplaced] = useState<typeof EMPTY>();
  const select = useRef<HTMLSelectElement>(null);
  const [isSent, setSent] = useState(false);
  const {isBusy, problem, run} = useAct();
  const {mail} = person.permission;
  if (!mail.isAllowed) return <p>{t('person.mail-blocked', {reason: t(`reason.${mail.reason}`)})}</p>;
  const choose = (chosen: string): void => {
    const found = person.templates.find((one) => one.id === chosen);
    const isOwn = text !== '' && !person.templates.some((one) => one.text === text);
    if (found && isOwn) setReplaced(draft.fields);
    write({template: chosen, ...(found && {subject: found.subject, text: found.text})});
  };
  const send = async (): Promise<void> => {
    const body = {id: draft.key, ...draft.fields};
    if (!(await run(() => request(`/people/${person.id}/mails`, {method: 'POST', body})))) return;
    setReplaced(undefined);
    setSent(true);
    clear(draft.key);
    onSent();
  };
  return (
    <ActForm act={send}>
      <div className="field">
        <label htmlFor={`${id}template`}>{t('person.mail-template')}</label>
        <select
          ref={select}
          id={`${id}template`}
          value={template}
          onChange={({target}) => choose(target.value)}
        >
          <option value="none">–</option>
          {person.templates.map((one) => (
            <option key={one.id} value={one.id} lang={person.language}>
              {one.subject}
            </option>
          ))}
        </select>
        <output className="small button-row">
          {replaced && (
            <>
              {t('person.mail-replaced')}{' '}
              <button
                className="button button-size-sm button-outline"
                type="button"
                onClick={() => {
                  write(replaced);
                  setReplaced(undefined);
                  select.current?.focus();
                }}
              >
                {t('inbox.bulk.undo')}
              </button>
            </>
          )}
        </output>
      </div>
      <div className="field">
        <label htmlFor={`${id}subject`}>{t('person.mail-subject')}</label>
        <input
          id={`${id}subject`}
          required
          maxLength={200}
          lang={person.language}
          value={subject}
          onChange={({target}) => write({subject: target.value})}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}text`}>{t('person.mail-text')}</label>
        <textarea
          id={`${id}text`}
          required
          rows={8}
          maxLength={10_000}
          lang={person.language}
          value={text}
          onChange={({target}) => write({text: target.value})}
        />
        <p className="quiet small">{t('person.mail-hint')}</p>
      </div>
      {problem && <ProblemNote problem={problem} />}
      <output className="small">
        {isSent && text === '' && t('person.mail-sent', {part: t('person.timeline')})}
      </output>
      <button className="button button-size-default button-default" type="submit" disabled={isBusy}>
        {t('person.mail-send')}
      </button>
    </ActForm>
  );
};
