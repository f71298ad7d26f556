import {useId, useState} from 'react';
import type {PersonView} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from './use-act.ts';
import {useKeptText} from './use-kept-text.ts';

/** Writes a mail from a template in the person's language. The text is kept until it is sent; a mail that is sent twice is one mail. */
export const MailForm = ({person, onSent}: {readonly person: PersonView; readonly onSent: () => void}) => {
  const t = useText();
  const id = useId();
  const [template, setTemplate] = useState('none');
  const [subject, setSubject] = useKeptText(`${person.id}:subject`);
  const [text, setText] = useKeptText(`${person.id}:text`);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const {isBusy, problem, run} = useAct();
  const {mail} = person.permission;
  if (!mail.isAllowed) return <p>{t('person.mail-blocked', {reason: t(`reason.${mail.reason}`)})}</p>;
  const choose = (chosen: string): void => {
    setTemplate(chosen);
    const found = person.templates.find((one) => one.id === chosen);
    if (!found) return;
    setSubject(found.subject);
    setText(found.text);
  };
  const send = async (): Promise<void> => {
    const body = {id: key, template, subject, text};
    if (!(await run(() => request(`/people/${person.id}/mails`, {method: 'POST', body})))) return;
    setSubject('');
    setText('');
    setTemplate('none');
    setKey(crypto.randomUUID());
    onSent();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="field">
        <label htmlFor={`${id}template`}>{t('person.mail-template')}</label>
        <select id={`${id}template`} value={template} onChange={({target}) => choose(target.value)}>
          <option value="none">–</option>
          {person.templates.map((one) => (
            <option key={one.id} value={one.id} lang={person.language}>
              {one.subject}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}subject`}>{t('person.mail-subject')}</label>
        <input
          id={`${id}subject`}
          required
          maxLength={200}
          lang={person.language}
          value={subject}
          onChange={({target}) => setSubject(target.value)}
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
          onChange={({target}) => setText(target.value)}
        />
        <p className="quiet small">{t('person.mail-hint')}</p>
      </div>
      {problem && <ProblemNote problem={problem} />}
      <button className="button button-size-default button-default" type="submit" disabled={isBusy}>
        {t('person.mail-send')}
      </button>
    </form>
  );
};
