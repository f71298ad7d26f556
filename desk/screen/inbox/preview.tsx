import './preview.css';
import {Link} from 'wouter';
import type {InboxRecord, InboxRow} from '../../../contract/desk-inbox.ts';
import {useData} from '../../api/use-data.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {PermissionList} from '../permission/permission-list.tsx';
import {personAddress} from '../person-address.ts';
import {Hidden} from '../sharing.tsx';
import {StateChoice} from '../state-choice.tsx';
import {addressOf} from './inbox-list.tsx';
import type {Acts} from './use-acts.ts';
import {kindText, languageName, nameText, reasonTexts} from './words.ts';
import {type Detail, Details} from '../../shell/details.tsx';

/** Shows a record beside the list: text, contact details and state. */
export const Preview = ({row, acts}: {readonly row: InboxRow; readonly acts: Acts}) => {
  const t = useText();
  const language = useLanguage();
  const {data: record, problem, reload} = useData<InboxRecord>(`/inbox/${row.id}`);
  return (
    <section className="inbox-preview" aria-labelledby="preview-name">
      <h2 id="preview-name">{nameText(t, row)}</h2>
      <p className="quiet small">
        {[kindText(t, row), momentText(language, row.receivedAt), languageName(row.lang, language)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <StateChoice state={row.state} onChange={(state) => acts.setState(row, state)} />
      {row.flag !== '' && <Verdict row={row} acts={acts} />}
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {record && <RecordDetails record={record} />}
      {record?.isTextHidden && <Hidden />}
      {record?.permission && <PermissionList permission={record.permission} heading="h3" />}
      <p className="inbox-links">
        {row.kind === 'chat' && (
          <Link className="button button-size-sm button-default" href={addressOf(row)}>
            {t('inbox.open-conversation')}
          </Link>
        )}
        <Link className="button button-size-sm button-outline" href={personAddress(row)}>
          {t('inbox.open-person')}
        </Link>
        <button
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => acts.setUnread(row, !row.isUnread)}
        >
          {t(row.isUnread ? 'inbox.mark-read' : 'inbox.mark-unread')}
        </button>
      </p>
    </section>
  );
};

const Verdict = ({row, acts}: {readonly row: InboxRow; readonly acts: Acts}) => {
  const t = useText();
  return (
    <div className="inbox-verdict">
      <p>
        <strong>{t('inbox.flagged-because')}</strong> {reasonTexts(t, row).join(' · ')}
      </p>
      <button
        className="button button-size-sm button-default"
        type="button"
        onClick={() => acts.bulk([row], {act: 'accept'})}
      >
        {t('inbox.accept')}
      </button>
      {row.flag === 'flagged' && (
        <button
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => acts.bulk([row], {act: 'discard'})}
        >
          {t('inbox.discard')}
        </button>
      )}
    </div>
  );
};

const RecordDetails = ({record}: {readonly record: InboxRecord}) => {
  const t = useText();
  const {lang} = record;
  const rows: readonly Detail[] = [
    {label: t('inbox.email'), value: record.email},
    {label: t('inbox.phone'), value: record.phone},
    {label: t('inbox.subject'), value: record.subject, lang},
    {label: t('inbox.message'), value: record.message, lang},
    {label: t('inbox.filter.partner'), value: record.partner},
    {label: t('inbox.filter.page'), value: record.page},
  ];
  return <Details className="inbox-details" rows={rows.filter(({value}) => value !== '')} />;
};
